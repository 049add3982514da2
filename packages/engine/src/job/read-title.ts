import { isWhere } from '../cv/words/british-towns.ts';
import { titleScore } from '../cv/words/title-words.ts';
import type { Document } from '../document/document.ts';
import { type Found, found, placeOf } from '../document/found.ts';
import { boxAround, type Passage } from '../layout/passages.ts';
import type { Fact } from './facts.ts';
import { headingKind } from './headings.ts';
import { splitLabel } from './labels.ts';
import { COUNT_OF_POSTS } from './read-numbers.ts';
import { prevailingSize } from './sections.ts';

const LONGEST_TITLE = 120;

/** What the person who gets the job is called: nearly every title ends in, or contains, one of these. */
const OCCUPATION =
  /\b(?:accountant|administrator|advis[eo]r|agent|analyst|apprentice|architect|artist|assessor|assistant|associate|auditor|baker|barber|barista|bartender|beautician|bricklayer|butcher|bookkeeper|builder|buyer|carer|caretaker|carpenter|cashier|chef|chief|cleaner|clerk|coach|consultant|controller|cook|co-?ordinator|copywriter|counsellor|dentist|designer|developer|director|dispatcher|doctor|driver|economist|editor|electrician|engineer|estimator|executive|expert|facilitator|fitter|fundraiser|gardener|graduate|groundworker|handler|head|host(?:ess)?|hygienist|inspector|instructor|intern|interpreter|investigator|joiner|journalist|labourer|lawyer|lead|leader|lecturer|librarian|machinist|manager|marketer|mechanic|mentor|merchandiser|midwife|minister|nanny|nurse|nutritionist|officer|operative|operator|optometrist|organiser|owner|painter|paralegal|paramedic|partner|pharmacist|photographer|physiotherapist|picker|planner|plasterer|plumber|porter|practitioner|president|principal|producer|professor|programmer|psychologist|radiographer|receptionist|recruiter|registrar|representative|researcher|roofer|scientist|secretary|seller|sommelier|specialist|stylist|superintendent|supervisor|surgeon|surveyor|teacher|team member|technician|technologist|teller|therapist|trainee|trainer|translator|tutor|underwriter|valuer|vet|veterinarian|waiter|waitress|warden|welder|worker|writer)s?\b/i;

/** … or ends like what CVs call posts: "Solicitor – Residential Conveyancing". */
const namesWork = (text: string): boolean =>
  OCCUPATION.test(text) || titleScore(text.split(/\s[–—/-]\s|[,(|]/u)[0] ?? '') >= 1;

/** What a document says of itself, not of the job. */
const GENERIC =
  /^(?:job|vacancy|role|position|recruitment|career)?\s*(?:description|advert(?:isement)?|announcement|specification|spec|profile|opportunity|vacancy|posting|pack|notice|job ad)?(?: and person specification)?$|^(?:we(?:'|’)re|we are) hiring!?$|^join (?:us|our team)!?$|^(?:now )?hiring!?$|^vacanc(?:y|ies)$|^careers?$|^job opening$|^confidential$/i;
const AROUND =
  /^(?:(?:subject|re|fwd?|job (?:description|advert|title|specification|vacancy)|vacancy|position|role|job|now hiring|we(?:'|’)re hiring|hiring|wanted)\s*[:–—|-]\s*)+|\s*[:–—|-]\s*(?:job (?:description|advert|specification|spec)|vacancy|role profile)\s*$/giu;

export function readTitle(
  document: Document,
  passages: readonly Passage[],
  facts: readonly Fact[],
): Found<string> | undefined {
  const labelled = facts.find(({ label, value }) => label === 'title' && isTitle(tidy(value)));
  const named = labelled && found(tidy(labelled.value), labelled.place, 0.95);
  // Further down, "Job title" is that of the person to ask.
  const isAtTop = labelled && labelled.place.page === 1 && labelled.place.box.y < 400;
  if (isAtTop) return named;
  return fromHeadline(passages) ?? named ?? fromHeader(document) ?? fromProse(passages) ?? fromFirstSentence(passages);
}

/** The most prominent line at the top of the first page that could be one. */
function fromHeadline(passages: readonly Passage[]): Found<string> | undefined {
  const bodySize = prevailingSize(passages);
  const top = joinHeadlines(passages.filter(({ page }) => page === 1).slice(0, 14), bodySize);
  const largest = Math.max(...top.map(({ fontSize }) => fontSize), bodySize * 1.1);
  const candidates = top
    .map((passage, index) => ({ passage, title: tidy(passage.text), index }))
    .filter(({ passage, title }) => isTitle(title) && isAlone(passage) && !isSignature(passage, passages))
    .map((candidate) => ({ ...candidate, score: score(candidate.passage, candidate.title, candidate.index, largest) }))
    .filter(({ score: points }) => points >= 1.9)
    .sort((a, b) => b.score - a.score);
  const best = candidates[0];
  return best && found(best.title, placeOf(best.passage), namesWork(best.title) ? 0.85 : 0.6);
}

/** "Nia Probert, practice manager" at the foot of a letter, and what stands below "Nia Probert • 2nd" at the head of a post. */
const isSignature = (passage: Passage, passages: readonly Passage[]): boolean =>
  (passage === passages.at(-1) && passages.length > 3 && /^\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]+,\s/u.test(passage.text)) ||
  /^\p{Lu}\p{L}+ \p{Lu}[\p{L}'’ -]{1,30} • (?:1st|2nd|3rd\+?)$/u.test(
    passages[passages.indexOf(passage) - 1]?.text ?? '',
  );

/** A long title goes on in the next line, in the same large letters. */
function joinHeadlines(passages: readonly Passage[], bodySize: number): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const goesOn =
      last &&
      last.fontSize > bodySize * 1.3 &&
      Math.abs(last.fontSize - passage.fontSize) < 0.3 &&
      passage.box.y - (last.box.y + last.box.height) < passage.fontSize * 0.6 &&
      passage.box.y > last.box.y &&
      passage.isBold === last.isBold;
    if (!goesOn) joined.push(passage);
    else
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${passage.text}`,
        box: boxAround([last.box, passage.box]),
      };
  }
  return joined;
}

function isAlone({ bullet, cells, text }: Passage): boolean {
  if (bullet !== undefined || cells.length > 1) return false;
  const label = splitLabel(text);
  return (!label || label.label === 'title') && headingKind(text) === undefined;
}

function score({ fontSize, isBold }: Passage, title: string, index: number, largest: number): number {
  return (
    (namesWork(title) ? 2 : 0) +
    (fontSize >= largest * 0.98 ? 2 : fontSize >= largest * 0.7 ? 1 : 0) +
    (isBold ? 0.5 : 0) -
    (NAMES_EMPLOYER.test(withoutEmployer(title)) ? 1.5 : 0) -
    index * 0.1
  );
}

const NAMES_EMPLOYER = /\b(?:ltd|limited|plc|llp|inc|group|university|council|nhs|trust)\b/iu;
/** "Data Analyst – NHS Trust": the work, and behind it whose. */
const withoutEmployer = (title: string): string => {
  const [first = ''] = title.split(/\s[–—|-]\s/u);
  return namesWork(first) ? first : title;
};

function fromHeader({ pages }: Document): Found<string> | undefined {
  const page = pages[0];
  const line = page?.lines.find(({ role, text }) => role === 'header' && isTitle(tidy(text)) && namesWork(text));
  return page && line && found(tidy(line.text), placeOf({ page: page.number, box: line, text: line.text }), 0.6);
}

const SOUGHT =
  /\b(?:looking for|(?:on the )?hunt(?:ing)? for|after|seeks?|seeking|recruiting|hiring|recruit|appoint|search(?:ing)? for|(?:vacancy|opening|opportunity) for|role of|position of|post of|require|need)\s+(?:(?:an?|our next|our new|one|two|three|four|five|\d+)\s+)?(?:(?:new|talented|experienced|enthusiastic|motivated|skilled|passionate|dedicated|exceptional|highly|dynamic|reliable|friendly|qualified)(?:,| and)?\s+)*(?<title>[\p{L}][\p{L}\p{N}&/() -]{3,70}?)(?=\s+(?:to|who|for|with|at|based|on|within|in (?:our|the|\p{Lu})|and (?:you|we))\b|[.,;:!]|$)/iu;

/** "We are looking for a Senior Accountant to join ..." */
function fromProse(passages: readonly Passage[]): Found<string> | undefined {
  for (const passage of passages.slice(0, 20)) {
    const title = SOUGHT.exec(passage.text)?.groups?.title?.trim();
    if (title && namesWork(title)) return found(capitalise(title), placeOf(passage), 0.6);
  }
  return undefined;
}

/** "Accounts Payable Assistant, Leeds. You'd match POs to invoices …": an advert in one paragraph begins with its title. */
function fromFirstSentence([first]: readonly Passage[]): Found<string> | undefined {
  const sentence = first && /^[^.!?\n]{3,100}(?=[.!]\s)/u.exec(first.text)?.[0];
  if (!sentence || SPEAKS.test(sentence)) return undefined;
  const [name = '', ...places] = sentence.split(/,\s+/u);
  const title = capitalise(
    tidy(places.every((place) => isWhere(place.replace(OUTCODE, ''))) ? name : sentence).replace(PRAISE, ''),
  );
  return isTitle(title) && namesWork(title) ? found(title, placeOf(first), 0.5) : undefined;
}
const PRAISE =
  /^(?:an? )?(?:experienced|reliable|enthusiastic|friendly|hard-?working)(?:,? (?:and )?(?:experienced|reliable|enthusiastic|friendly|hard-?working))* /iu;
const SPEAKS = /\b(?:we|you|our|your|is|are|has|have|will)\b/iu;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KIND_OF_POST =
  /^(?:(?:full|part)[- ]time(?: or (?:full|part)[- ]time)?|permanent|temporary|fixed[- ]term|contract|hybrid|remote|on-?site|ftc|\d{1,2}[- ](?:month|week|year)s?(?: [\p{L}-]{2,12})?(?: contract| ftc| cover| secondment)?|£.*|up to £.*|\d+ (?:hours|hrs)\b.*)$/iu;

/** "Receptionist (part time, 24 hrs)" */
const withoutKind = (title: string): string =>
  title.replace(/\s*\(([^()]*)\)$/u, (whole, inside: string) =>
    inside.split(/,\s*/u).every((part) => KIND_OF_POST.test(part)) ? '' : whole,
  );

/** "Business Analyst (Outside IR35, 6 months, £425/day)": what is paid, and for how long. */
const TERMS = /\s*\([^()]*(?:£|\bIR35\b|\bper (?:hour|day|annum)\b)[^()]*\)$/iu;

/** "Marketing Executive @ Northern Food Shows" */
const AT_EMPLOYER = /\s+@\s.{2,60}$/u;

/** "Bartender wanted for busy cocktail bar" */
const IS_WANTED = /(?<=\S)\s+(?:wanted|required|needed|sought)(?:\s+(?:for|in|at|to|by)\s.*)?[!.]?$/iu;

/** "Leeds LS4" */
const OUTCODE = /\s+\p{Lu}{1,2}\d{1,2}\p{Lu}?$/u;

/** "Dental Nurse - Full Time - Harrogate", "General Manager — The Harbour House, Falmouth (34 rooms)": what stands behind the name of the work is read elsewhere. */
function withoutPlace(title: string): string {
  const [name = '', ...others] = title.split(/\s+\|\s+/u);
  if (others.length > 0 && namesWork(name)) return withoutPlace(name);
  const parts = title.split(/\s+[–—|-]\s+/u);
  while (parts.length > 1) {
    const last = (parts.at(-1) ?? '').replace(/\s*\([^()]*\)$/u, '');
    const isHouse = /^The \p{Lu}/u.test(last) && isWhere(last.split(/,\s+/u).at(-1) ?? '');
    const isPlace = (text: string): boolean => isWhere(text.replace(OUTCODE, ''));
    const isKnown = isPlace(last) || last.split(/,\s+/u).every((part) => KIND_OF_POST.test(part) || isPlace(part));
    if (!isKnown && !isHouse) break;
    parts.pop();
  }
  return parts.length === 1
    ? (parts[0] ?? title)
    : title
        .split(/(?=\s+[–—|-]\s+)/u)
        .slice(0, parts.length)
        .join('');
}

/** "Could you be our next Deputy Theatre Manager?" */
const ASKING = /^(?:could|will|are) you (?:be )?(?:our|the)(?: next| new)? ([^?]+)\?$/iu;

/** "We need another pair of hands! (Veterinary Receptionist)" */
const BEHIND_CALL = /^[^()]*[!?]\s*\(([^()]{4,60})\)$/u;

/** "Sous-chef, The Gannet's Rest" */
function withoutHouse(title: string): string {
  const [name = ''] = title.split(/,\s+(?=The \p{Lu})/u);
  return namesWork(name) ? name : title;
}

/** "Private Client Solicitor, 2–5 years' PQE" */
const YEARS_ASKED = /,\s\d[\d+–-]*\syears?\b.{0,40}$/u;

/** A text of more letters is no title, and is left as it stands: nothing in it need be looked for. */
const LONGEST_LINE = 400;

function tidy(text: string): string {
  if (text.length > LONGEST_LINE) return text;
  const bare = text
    .replace(AROUND, '')
    .replace(ASKING, '$1')
    .replace(BEHIND_CALL, '$1')
    .replace(IS_WANTED, '')
    .replace(/\p{Extended_Pictographic}(?<![©®™])\p{M}*/gu, '')
    .replace(/\s*[.:;,]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(COUNT_OF_POSTS, '')
    .replace(YEARS_ASKED, '')
    .trim();
  const named = withoutHouse(withoutPlace(withoutKind(bare.replace(TERMS, '').replace(AT_EMPLOYER, ''))));
  return /\p{Ll}/u.test(named) ? named : unshout(named);
}

const KEEP_CAPITALS =
  /^(?:[IVX]+|IT|HR|UX|UI|QA|AI|ML|BI|PA|EA|CEO|CTO|CFO|COO|VP|SEO|PPC|HGV|LGV|NHS|UK|EMEA|SQL|PHP|IOS|CRM|ERP|SAP|RGN|RMN|SEN|SENCO|CNC|PR|PMO|B2B|B2C|L\d|\W.*)$/;
const SMALL = /^(?:of|and|the|for|in|to|with|a|an|at|on|or)$/i;

/** A title in capitals is shouting; written as a title it reads better everywhere it is shown. */
function unshout(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      if (KEEP_CAPITALS.test(word.replace(/[(),/&-]/g, ''))) return word;
      if (index > 0 && SMALL.test(word)) return word.toLowerCase();
      return word.toLowerCase().replace(/(^|[-/(])\p{L}/gu, (start) => start.toUpperCase());
    })
    .join(' ');
}

function isTitle(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{2}/u.test(text) &&
    !GENERIC.test(text) &&
    !/^(?:we|you|our client)\s/iu.test(text) &&
    !/[.!?]\s|@|https?:|www\./.test(text) &&
    !/[.]$/.test(text) &&
    text.split(' ').length <= 14
  );
}
