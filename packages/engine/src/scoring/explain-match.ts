import { metFrom, worthQuoting } from './calibration.ts';
import { type EducationLevel, highestLevel, levelNames } from './education-level.ts';
import { followsAdvert } from './follows-advert.ts';
import { askedKeys, claimKeys, namedSkills } from './key-words.ts';
import { titleItem } from './line-worth.ts';
import {
  askedYearsOf,
  degreeMet,
  experienceMet,
  isLikelyMet,
  litFactors,
  type MatchFactor,
  scoreOf,
  tickFrom,
} from './match-factors.ts';
import type { Measures } from './measure-match.ts';
import { type Case, measureCase } from './measured-case.ts';
import { prepareJob } from './prepared-job.ts';
import { degreeItem, experienceItem, type Reading, withReading } from './reading.ts';
import { scoringVersion } from './score-match.ts';
import type { LineKind, ScoringCv, ScoringJob, ScoringLine } from './scoring-input.ts';

/** The CV's own words, and where they stand. */
export interface Quotation {
  readonly text: string;
  readonly kind: LineKind;
  /** The entry of that kind, counted from 0. */
  readonly entry: number;
  readonly line: number;
}

export interface ExplainedItem {
  /** What is asked for, in the job's words. */
  readonly text: string;
  /** How far it is met, 0 to 1. */
  readonly met: number;
  /** What it gives to the score. */
  readonly points: number;
  readonly quotations: readonly Quotation[];
}

export interface MissingItem extends ExplainedItem {
  /** What the score would be if the CV showed it. */
  readonly scoreIfMet: number;
}

export interface ExplainedFactor extends MatchFactor {
  readonly met: readonly ExplainedItem[];
  /** Probably met by what is quoted: not sure enough to be ticked. */
  readonly likely: readonly MissingItem[];
  readonly missing: readonly MissingItem[];
  /** What is asked for and not scored, because no CV shows it. */
  readonly unscored: readonly string[];
}

export interface Explanation {
  readonly score: number;
  readonly factors: readonly ExplainedFactor[];
  readonly version: string;
}

/** Why a score is what it is, and what would change it. */
export function explainMatch(job: ScoringJob, cv: ScoringCv, reading: Reading = []): Explanation {
  const it = withReading(measureCase(prepareJob(job), cv), reading);
  const factors = litFactors(it.job, it.measures);
  return {
    score: scoreOf(factors),
    factors: factors.map((factor) => {
      const items = itemsOf(factor, it).sort((a, b) => b.met - a.met);
      return {
        ...factor,
        met: items.filter(({ met }) => met >= tickFrom(factor.id)).map(({ scoreIfMet, ...item }) => item),
        likely: items.filter(({ met }) => isLikelyMet(factor.id, met)),
        missing: items.filter(({ met }) => met < tickFrom(factor.id) && !isLikelyMet(factor.id, met)),
        unscored: factor.id === 'requirements' || factor.id === 'niceToHave' ? it.job.asks.conditions[factor.id] : [],
      };
    }),
    version: scoringVersion,
  };
}

function itemsOf({ id }: MatchFactor, it: Case): MissingItem[] {
  const { asks, ranges } = it.job;
  const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text);
  if (id === 'requirements') return itemsIn(it, ranges.requirements.from, texts(asks.requirements));
  if (id === 'niceToHave') return itemsIn(it, ranges.niceToHave.from, texts(asks.niceToHave));
  if (id === 'skills') return itemsIn(it, ranges.skills.from, asks.skills);
  if (id === 'title') return itemsIn(it, ranges.title.from, [it.remark ? `${asks.title} – ${it.remark}` : asks.title]);
  if (id === 'education') return [...degreeOf(it), ...itemsIn(it, ranges.certificates.from, asks.certificates)];
  if (id === 'experience') return [experienceOf(it)];
  return [workOf(it)];
}

function itemsIn(it: Case, from: number, texts: readonly string[]): MissingItem[] {
  return texts.map((text, at) => {
    const item = from + at;
    const met = it.measures.met[item] ?? 0;
    const changedTo = (value: number) => it.measures.met.with(item, value);
    const shown = met < worthQuoting ? [] : linesFor(it, item).flatMap((line) => quote(it, line));
    return {
      text,
      met: round(met),
      quotations: shown.length > 0 ? shown : claimed(it, item, text),
      points: given(it, { met: changedTo(0) }),
      scoreIfMet: scoreWith(it, { met: changedTo(1) }),
    };
  });
}

const linesFor = ({ metBy, alsoBy }: Case, item: number): number[] => [metBy[item] ?? -1, ...(alsoBy?.get(item) ?? [])];

function experienceOf(it: Case): MissingItem {
  const asked = askedYearsOf(it.job);
  const { years } = it.measures;
  const shown = Math.round(years * 10) / 10;
  const text =
    it.job.asks.years?.text ??
    `About ${asked} years of work like this${it.job.asks.yearsAsked.length > 0 ? '' : ' (the job names no number)'}`;
  const inYears = `${shown} ${shown === 1 ? 'year' : 'years'}`;
  // Posts that were read count whole or not at all, whatever they are called.
  const posts = it.alsoBy?.get(experienceItem);
  const isWhole = posts !== undefined || (it.measures.met[titleItem] ?? 0) >= metFrom;
  const found =
    isWhole || shown === 0 ? `${inYears} of this kind of work found` : `posts under other titles count as ${inYears}`;
  return {
    text: `${text} – ${found}`,
    met: round(experienceMet(it.job, years)),
    // The posts that make them up.
    quotations: (posts ?? [it.metBy[titleItem] ?? -1]).flatMap((line) => quote(it, line)),
    points: given(it, { years: 0 }),
    scoreIfMet: scoreWith(it, { years: Math.max(years, asked) }),
  };
}

function degreeOf(it: Case): MissingItem[] {
  const { education } = it.job.asks;
  if (!education) return [];
  const { level, isOtherSubject, degree } = it.measures;
  const named = levelNames[level as EducationLevel];
  const [read = -1] = it.alsoBy?.get(degreeItem) ?? [];
  const byLevel = it.lines.evidence.findIndex(({ kind, text }) => kind === 'education' && highestLevel(text) === level);
  const found = ` – the CV names: ${named}${isOtherSubject && level > 0 ? ' in another subject' : ''}`;
  const met = degreeMet(it.job, {
    ...it.measures,
    experience: experienceMet(it.job, it.measures.years),
    title: it.measures.met[titleItem] ?? 0,
  });
  return [
    {
      // A degree that was read is shown by the line it was read in.
      text: `${education.text}${degree === 1 ? '' : found}`,
      met: round(met),
      quotations: quote(it, read >= 0 ? read : byLevel),
      points: given(it, { level: 0, ...(degree !== undefined && { degree: 0 }) }),
      scoreIfMet: scoreWith(it, { level: Math.max(level, education.level), isOtherSubject: false, degree: 1 }),
    },
  ];
}

/** The lines most like the job as a whole. */
function workOf(it: Case): MissingItem {
  return {
    text: `${it.measures.work < metFrom ? 'Little' : 'Much'} of the CV is about this kind of work${followsAdvert(it.job, it.lines) ? ' – its lines follow the advert closely; details of the work itself would show more' : ''}`,
    met: round(it.measures.work),
    points: given(it, { work: 0 }),
    quotations: it.nearest.flatMap((line) => quote(it, line)),
    scoreIfMet: scoreWith(it, { work: 1 }),
  };
}

/** What the score would lose. */
const given = (it: Case, change: Partial<Measures>): number => round(scoreWith(it, {}) - scoreWith(it, change));

const scoreWith = (it: Case, change: Partial<Measures>): number =>
  scoreOf(litFactors(it.job, { ...it.measures, ...change }));

const toQuotation = ({ text, kind, entry, line }: ScoringLine): Quotation => ({ text, kind, entry, line });

function quote({ lines }: Case, at: number): Quotation[] {
  const line = lines.evidence[at];
  return line ? [toQuotation(line)] : [];
}

/** Where something asked for is named without being shown. */
function claimed({ job: { ranges }, lines, namedBy }: Case, item: number, text: string): Quotation[] {
  if (item >= ranges.skills.to) return [];
  const read = lines.claims[namedBy?.get(item) ?? -1];
  if (read) return [toQuotation(read)];
  const asked = item < ranges.skills.from ? namedSkills(text) : askedKeys(text);
  const line = lines.claims.find((claim) => claimKeys(claim).some((key) => asked.includes(key)));
  return line ? [toQuotation(line)] : [];
}

const round = (value: number): number => Math.round(value * 100) / 100;
