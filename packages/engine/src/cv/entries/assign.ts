import { companyScore, hasLegalForm } from '../words/company-words.ts';
import { isKnownPlace } from '../words/place-words.ts';
import { endsTitle, OWN_WORK, titleScore } from '../words/title-words.ts';
import { cutPlace, splitRunOn } from './cut-segment.ts';
import type { Segment } from './segments.ts';

export interface Assigned {
  readonly title?: Segment;
  readonly company?: Segment;
  readonly location?: Segment;
  /** What is none of these. */
  readonly rest: readonly Segment[];
  /** How much better title before employer fits than the other way round; 0 where nothing tells. */
  readonly lean: number;
  /** 0 to 1. */
  readonly confidence: number;
}

interface Pair {
  readonly title: number;
  readonly company: number;
  readonly score: number;
}

/** '"Night Bus" – Stage Manager – Sherman Theatre': what was played, not what one was called. */
const WORK = /^["“„«‘'][^"”»’']+["”»’'](?:\s*\([^()]*\))?$/u;

/** "Self-employed (CIS), mostly for Barrowby Homes" */
const OF_ONES_OWN = new RegExp(String.raw`^(?:${OWN_WORK})\b`, 'iu');

/** A comma in brackets divides nothing, and neither does one before a legal form. */
const COMMA = /,\s+(?![^()]*\))(?!(?:inc|ltd|llc|plc|llp|corp|co|gmbh|pvt|pty)\.?(?:$|,))/iu;

/** "Network Engineer": what a firm may be called is a field where a title ends behind it. */
const asTitle = (text: string): number =>
  titleScore(text) - (endsTitle(text) && !hasLegalForm(text) ? 0.2 : 0.7) * companyScore(text);
const asCompany = (text: string): number => companyScore(text) - 0.7 * titleScore(text);

/** Tells title, employer and place apart. `lean` is what the other entries of the section have shown about their order. */
export function assign(segments: readonly Segment[], lean = 0): Assigned {
  const free = segments.filter(({ role }) => !role);
  const works = free.length > 2 ? free.filter(({ text }) => WORK.test(text)) : [];
  const forced = (role: Segment['role']) => segments.find((segment) => segment.role === role);
  const described = segments.filter((segment) => segment.role === 'description' || works.includes(segment));
  const places: Segment[] = segments.filter(({ role }) => role === 'location');
  const open: Segment[] = [];
  for (const segment of segments) {
    if (segment.role || works.includes(segment)) continue;
    const { names, place } = cutPlace(segment);
    if (place) places.push(place);
    open.push(...names);
  }
  const [title, company] = [forced('title'), forced('company')];
  if (title || company) {
    const others = [...open];
    const other = title && company ? undefined : others.shift();
    const filled = { title: title ?? other, company: company ?? (title ? other : undefined) };
    return {
      ...filled,
      location: places[0],
      rest: [...others, ...places.slice(1), ...described],
      lean: 0,
      confidence: 0.9,
    };
  }
  // "Tidewrack, England" looks like a town; where no employer is left, it is one.
  const doubtful =
    open.length < 2 && !open.some(({ text }) => /,\s/.test(text))
      ? places.findIndex(({ text }) => isDoubtful(text))
      : -1;
  const [place] = doubtful >= 0 ? places.splice(doubtful, 1) : [];
  if (place) {
    const [name = '', ...rest] = place.text.split(/,\s+/);
    open.push({ ...place, text: name });
    places.push({ ...place, text: rest.join(', ') });
  }
  const told = toldBehindNames(open);
  if (told) open.pop();
  const names = open.length === 1 ? open.flatMap((only) => splitRunOn(only, places.length > 0)) : open;
  const assigned = names.length === 1 ? splitOne(names, lean) : choosePair(names, lean);
  const loose = assigned.rest.findIndex((segment) => places.length === 0 && isUnknownPlace(segment, assigned.company));
  const location = places[0] ?? assigned.rest[loose];
  const rest = assigned.rest.filter((_, index) => places.length > 0 || index !== loose);
  return { ...assigned, location, rest: [...rest, ...places.slice(1), ...described, ...(told ? [told] : [])] };
}

/** "Interim FD, care group – refinancing and sale process": title and employer, and behind the dash what was done. */
function toldBehindNames(open: readonly Segment[]): Segment | undefined {
  const [names, told, ...others] = open;
  const [title = '', employer] = names?.text.split(COMMA) ?? [];
  const isWhole = others.length === 0 && told?.line === names?.line && employer !== undefined && endsWithTitle(title);
  const isText =
    told &&
    /\s\p{Ll}{4,}/u.test(told.text) &&
    titleScore(told.text) < 1 &&
    (companyScore(told.text) < 0.8 || told.text.split(' ').length > 8);
  return isWhole && isText ? told : undefined;
}

/** "Interim FD" as well. */
const endsWithTitle = (text: string): boolean => endsTitle(text) || titleScore(text) >= 1;

const isDoubtful = (text: string): boolean => text.includes(', ') && !isKnownPlace(text);

function isUnknownPlace({ text, line }: Segment, company: Segment | undefined): boolean {
  return (
    company?.line === line &&
    titleScore(text) === 0 &&
    companyScore(text) === 0 &&
    /^\p{Lu}[\p{L}'’.-]+(?:[ ,]+\p{Lu}?[\p{L}'’.-]+){0,3}$/u.test(text)
  );
}

function choosePair(segments: readonly Segment[], lean: number): Assigned {
  if (segments.length === 0) return { rest: [], lean: 0, confidence: 0 };
  const pairs: Pair[] = [];
  for (let title = 0; title < Math.min(segments.length, 5); title += 1) {
    for (let company = 0; company < Math.min(segments.length, 5); company += 1) {
      if (title === company) continue;
      const [left, right] = [segments[title]?.text ?? '', segments[company]?.text ?? ''];
      const order = title < company ? lean : -lean;
      const distance = 0.15 * (title + company - 1);
      const aside = segments[company]?.isAside ? 0.5 : 0;
      pairs.push({ title, company, score: asTitle(left) + asCompany(right) + order - distance - aside });
    }
  }
  const best = pairs.reduce((a, b) => (b.score > a.score ? b : a));
  const other = (isTitleFirst: boolean) =>
    Math.max(...pairs.filter((pair) => pair.title < pair.company === isTitleFirst).map(({ score }) => score));
  const margin = other(true) - other(false) - 2 * lean;
  const title = segments[best.title];
  const company = segments[best.company];
  const rest = segments.filter((segment) => segment !== title && segment !== company);
  const confidence = 0.6 + Math.min(0.35, Math.abs(margin + 2 * lean) * 0.15);
  return { title, company, rest, lean: Math.max(-1, Math.min(1, margin)), confidence };
}

/** One run of words: title and employer divided by a comma, or only one of them. */
function splitOne(segments: readonly Segment[], lean: number): Assigned {
  const [only] = segments;
  if (!only) return { rest: [], lean: 0, confidence: 0 };
  const parts = only.text.split(COMMA);
  const splits = parts.slice(1).flatMap((_, index) => {
    const left = parts.slice(0, index + 1).join(', ');
    const right = parts.slice(index + 1).join(', ');
    return [
      { title: left, company: right, score: asTitle(left) + asCompany(right) + lean, isTitleFirst: true },
      { title: right, company: left, score: asTitle(right) + asCompany(left) - lean, isTitleFirst: false },
    ];
  });
  const best = splits.reduce<(typeof splits)[number] | undefined>(
    (a, b) => (!a || b.score > a.score ? b : a),
    undefined,
  );
  const [whole, employer] = [asTitle(only.text), asCompany(only.text)];
  const enough = Math.max(whole, employer) + (hasLegalForm(only.text) ? 0.5 : 0.2);
  if (best && best.score >= 0.9 && (best.score > enough || parts.length > 1)) {
    const title = { ...only, text: best.title };
    const company = { ...only, text: best.company };
    return { title, company, rest: [], lean: best.isTitleFirst ? 0.6 : -0.6, confidence: 0.75 };
  }
  const isTitle = whole > employer || OF_ONES_OWN.test(only.text) || (whole === employer && lean >= 0);
  return {
    ...(isTitle ? { title: only } : { company: only }),
    rest: [],
    lean: 0,
    confidence: whole === employer ? 0.5 : 0.7,
  };
}
