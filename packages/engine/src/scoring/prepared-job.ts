import { loadEncoder } from '../encoder/load-encoder.ts';
import { tellingPart } from './asked-subject.ts';
import { namedByMeaning, titleByMeaning } from './calibration.ts';
import { type FactorFrame, frameFactors } from './factor-frames.ts';
import { type JobAsks, readJobAsks, weightOfAsk } from './job-asks.ts';
import { createKeyList, type KeyList } from './key-list.ts';
import { askedWording, coreWordings, initialsWordings, wordingsOf } from './key-words.ts';
import { askedLanguages, languageWordings } from './languages.ts';
import { oneLikeness } from './likeness-units.ts';
import { asksForNames } from './named-asks.ts';
import { ownYears, settleYears } from './own-work.ts';
import { withoutGroups } from './personal-words.ts';
import type { ScoringJob } from './scoring-input.ts';
import { type OccupationsOfJob, occupationsOfJob } from './title-occupations.ts';
import { jobWithoutRows } from './without-rows.ts';
import { pairOf, writtenWords } from './written-words.ts';

/**
 * A job in the form it is scored in. Everything asked for is an item: first those compared by meaning and by words (title,
 * requirements, nice to have), then those compared by words alone (skills, certificates).
 */
export interface PreparedJob {
  readonly asks: JobAsks;
  readonly frames: readonly FactorFrame[];
  readonly ranges: Readonly<Record<'title' | 'requirements' | 'niceToHave' | 'skills' | 'certificates', ItemRange>>;
  /** Of each item against the others of its kind. */
  readonly itemWeights: Float64Array;
  /** Of each item the years of the job's own work that meet it, or 0. */
  readonly ownYears: Uint8Array;
  /** Of each item how much its meaning shows: all of it, or less of a paper and of what is asked for by name. */
  readonly meaningShows: Float64Array;
  /** Of that what a post's name shows: all of a role, half of anything else. */
  readonly titleShows: Float64Array;
  /** Of each item whether it is a certificate or a licence: shown by having learned something, not by having done it. */
  readonly isPaper: Uint8Array;
  /** How like each word of the code book is to the job as a whole, part by part. */
  readonly workLikeness: Int16Array;
  /** What the title means as an occupation. */
  readonly occupations: OccupationsOfJob;
  /** The meaning of the items compared by it, and of the subject of the degree behind them where one is asked for. */
  readonly queryCodes: Uint8Array;
  readonly queryCount: number;
  readonly itemCount: number;
  readonly firstSkill: number;
  /** Each way of wording an item: the item. */
  readonly wordings: Uint16Array;
  /** The words of the wordings; a use is a wording, and the share of it the word is, in 1,024ths. */
  readonly words: KeyList;
  /** A bit for each word and each pair of words of the advert, as it is written. */
  readonly written: Uint32Array;
  /** The same of the names of its skills alone. */
  readonly writtenSkills: Uint32Array;
}

/** Where the items of a kind stand among those of the job. */
export interface ItemRange {
  readonly from: number;
  readonly to: number;
}

export const wholeShare = 1024;
const writtenBits = 65_536;
/** A long sentence is compared by the words of it that tell most. */
const mostTelling = 8;
/** "Experience as a sous chef", "working as a runner"; "English as a second language" and "as a two-man crew" are no posts. */
const ROLE =
  /(?:^\W*(?:proven |previous |recent |some )*experienced?\b.*|\b(?:experienced?|work(?:ed|ing|s)?|background|career|time|record|history|employed|employment|served|years?['’]?|months?['’]?)\s+)\bas an?\s(?!(?:[\p{L}-]+\s){0,2}(?:team|crew|group|pair|unit|whole|language|minimum)\b)/iu;
/** "HCPC registration as a radiographer" is shown by a certificate. */
const CREDENTIAL = /\b(?:regist(?:ration|ered)|licen[cs]ed?|certifi|qualif|accredit|chartered|membership)/iu;
const asksForPost = (text: string): boolean => ROLE.test(text) && !CREDENTIAL.test(text);
const PAPER =
  /\b(?:certificat(?:e|es|ion|ions)|certified|licen[cs]e[ds]?|award|qualification|qualified|chartered|diploma|registration|registered with|accredited|accreditation|nvq)\b/iu;

export function prepareJob(given: ScoringJob): PreparedJob {
  const job = jobWithoutRows(given);
  const { encoder, lineCodes, weightOf } = loadEncoder();
  const asks = settleYears(readJobAsks(job), { encoder, weightOf });
  const items = [...asks.requirements, ...asks.niceToHave];
  const compared = [asks.title, ...items.map(({ comparedBy }) => comparedBy)];
  const listed = [...asks.skills, ...asks.certificates];
  const ranges = rangesOf(asks);
  const vectorOf = (text: string) => encoder.encode(text) ?? new Float64Array(encoder.dimensions);
  const subject = asks.education?.subject ? [tellingPart(asks.education.subject.text)] : [];
  const queries = [...compared, ...subject];
  const queryCodes = new Uint8Array(queries.length * lineCodes.parts);
  queries.forEach((text, at) => {
    queryCodes.set(lineCodes.codesOf(vectorOf(text)), at * lineCodes.parts);
  });
  const wordings = wordingsOfItems(asks, compared, weightOf);
  return {
    asks,
    frames: frameFactors(asks),
    ranges,
    itemWeights: Float64Array.from([1, ...items.map(({ weight }) => weight), ...listed.map(weightOfAsk)]),
    ownYears: Uint8Array.from([
      0,
      ...items.map((item) => ownYears(item, asks.title, { encoder, weightOf })),
      ...listed.map(() => 0),
    ]),
    meaningShows: Float64Array.from([
      1,
      ...items.map(({ text, comparedBy }) => (PAPER.test(text) || asksForNames(comparedBy) ? namedByMeaning : 1)),
    ]),
    titleShows: Float64Array.from(compared, (_, item) =>
      asksForPost(items[item - 1]?.text ?? '') ? 1 : titleByMeaning,
    ),
    isPaper: Uint8Array.from([
      0,
      ...items.map(({ text }) => (PAPER.test(text) ? 1 : 0)),
      ...asks.skills.map(() => 0),
      ...asks.certificates.map(() => 1),
    ]),
    workLikeness: lineCodes.likenessTo(vectorOf(asks.work)).map(oneLikeness),
    occupations: occupationsOfJob(asks.title),
    queryCodes,
    queryCount: queries.length,
    itemCount: compared.length + listed.length,
    firstSkill: compared.length,
    wordings: Uint16Array.from(wordings, ({ item }) => item),
    words: createKeyList(
      wordings.flatMap(({ words, part }, at) =>
        sharesOf(words, Math.round(wholeShare * part)).map(([key, amount]) => ({ key, of: at, amount })),
      ),
    ),
    written: writtenIn(everythingIn(job)),
    writtenSkills: writtenIn(job.skills),
  };
}

/** "Excel", "Go or Rust": names as a list has them, not a sentence in which "excel" may be a verb. */
const isTerse = (text: string): boolean => (text.match(/\p{L}+/gu) ?? []).length <= 3;

/** The ways in which the words of each item may be met, each with the part of the item that it stands for. */
function wordingsOfItems(asks: JobAsks, compared: readonly string[], weightOf: (stem: string) => number) {
  const items = [...asks.requirements, ...asks.niceToHave];
  const cores = [undefined, ...items.map(({ core }) => core)];
  const { skills } = rangesOf(asks);
  return [...compared, ...asks.skills, ...asks.certificates].flatMap((text, item) => {
    const isSkill = item >= skills.from && item < skills.to;
    const whole = [
      ...wordingsOf(text, item >= compared.length || (item > 0 && isTerse(text)), weightOf),
      ...(isSkill ? askedWording(text) : []),
      ...(item > 0 ? initialsWordings(text) : []),
    ];
    const languages = isSkill ? askedLanguages(text) : items[item - 1]?.languages;
    return [
      ...whole.map((words) => ({ item, words, part: 1 })),
      ...(languages ? languageWordings(languages).map((wording) => ({ item, ...wording })) : []),
      ...coreWordings(text, cores[item], weightOf).map((core) => ({ item, ...core })),
    ];
  });
}

function rangesOf(asks: JobAsks): PreparedJob['ranges'] {
  const nice = 1 + asks.requirements.length;
  const skills = nice + asks.niceToHave.length;
  const certificates = skills + asks.skills.length;
  return {
    title: { from: 0, to: 1 },
    requirements: { from: 1, to: nice },
    niceToHave: { from: nice, to: skills },
    skills: { from: skills, to: certificates },
    certificates: { from: certificates, to: certificates + asks.certificates.length },
  };
}

/** Whole numbers that make `all` together: what rounding leaves goes to the word that tells most. */
function sharesOf(wording: ReadonlyMap<number, number>, all: number): [number, number][] {
  const telling = [...wording].sort(([, a], [, b]) => b - a).slice(0, mostTelling);
  const whole = telling.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = telling.map(([word, weight]): [number, number] => [word, Math.floor((weight / whole) * all)]);
  const left = all - shares.reduce((sum, [, share]) => sum + share, 0);
  const most = shares.reduce((best, share) => (share[1] > best[1] ? share : best));
  most[1] += left;
  return shares;
}

/** Everything the advert says, so that what was taken over from it is recognised. */
function everythingIn(job: ScoringJob): string[] {
  const { title, description, skills, requirements, responsibilities, niceToHave, education, certifications } = job;
  const lists = [skills, requirements, responsibilities, niceToHave, education ?? [], certifications ?? []].flat();
  return [title, description, ...lists];
}

function writtenIn(texts: readonly string[]): Uint32Array {
  const bits = new Uint32Array(writtenBits / 32);
  for (const text of texts.flatMap((list) => list.split(/\n|(?<=[.!?;])\s/))) {
    const words = writtenWords(withoutGroups(text));
    const pairs = words.slice(1).map((word, at) => pairOf(words[at] ?? 0, word));
    for (const word of [...words, ...pairs]) bits[word >>> 5] = (bits[word >>> 5] as number) | (1 << (word & 31));
  }
  return bits;
}
