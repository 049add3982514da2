import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type SaidVerdict, saidVerdictOf } from '../reader/verdict.ts';
import { askedParts } from './asked-parts.ts';
import { askedYears } from './asked-years.ts';
import { claimedRequirement, likelySkill, metFrom } from './calibration.ts';
import { claimsToRead, namedInList } from './claims-to-read.ts';
import { followsAdvert } from './follows-advert.ts';
import { titleItem } from './line-worth.ts';
import { askedItems, type LinesToRead, type LineToRead, linesToRead } from './lines-to-read.ts';
import { askedYearsOf } from './match-factors.ts';
import { workWith } from './measure-match.ts';
import { type Case, measureCase, measureLines, type RankedLine } from './measured-case.ts';
import { membershipShown, ON_THE_WAY } from './memberships.ts';
import { namedTools, namesTool } from './named-tools.ts';
import {
  isNoFullLicence,
  isOnlyNumber,
  isOnlyTicket,
  isOtherRegister,
  lineOfPapers,
  mayBeCard,
  mayBeLetters,
  NOT_HELD,
  paperNumbers,
} from './numbered-papers.ts';
import { readInPlainWords } from './plain-reading.ts';
import { calledOneOf, readPosts, yearsHeld } from './posts-held.ts';
import type { EvidenceLine } from './prepared-cv.ts';
import type { PreparedJob } from './prepared-job.ts';
import { readDegree } from './read-degree.ts';
import { type ItemReading, isLowerLevel, light, readItem } from './read-item.ts';
import { readLanguage } from './read-language.ts';
import { readSkills } from './read-skills.ts';
import { readStatedYears, readYears } from './read-years.ts';
import { wordBases } from './same-thing.ts';
import { type Match, weighMeasures } from './score-match.ts';
import type { EvidenceKind, ScoringCv } from './scoring-input.ts';
import { alternativesOf, workAskedFor } from './work-asked-for.ts';

export type Reading = readonly ItemReading[];

/** Two things that are asked for and stand among no items: the years of the job's own work, and the degree. */
export const [experienceItem, degreeItem] = [-1, -2] as const;

/** "Experience as a head chef": a line may tell of such work, only the name of the post it stands under shows the post. */
function mostShown({ job, lines }: Case, item: number, ranked: readonly RankedLine[]): (line: number) => SaidVerdict {
  if (job.titleShows[item] !== 1) return () => 'met';
  const posts = new Set(
    ranked.flatMap(({ line, worth }) => {
      const post = lines.evidence[line];
      return post?.kind === 'title' && worth >= metFrom ? post.entry : [];
    }),
  );
  return (line) => (posts.has(lines.evidence[line]?.entry ?? -1) ? 'met' : 'partly');
}

/** Several things asked for in one are met where each of them is, by whatever line, and partly where one is. */
async function readParts(
  whole: ItemReading,
  parts: readonly string[],
  linesFor: (part: string) => readonly LineToRead[],
  judge: Judge,
): Promise<ItemReading> {
  if (whole.verdict === 'met') return whole;
  const shown: ItemReading[] = [];
  for (const part of parts) {
    const read = await readItem(whole.item, () => 'met', linesFor(part), judge);
    if (read.verdict === 'met') shown.push(read);
  }
  const [first, ...others] = shown.map(({ line }) => line);
  if (first === undefined) return whole;
  if (shown.length < parts.length) {
    // One of two tools is a part; one of two duties, read without the other, may be any trade's.
    const isPart = parts.every((part) => namedTools(part).isAll);
    return isPart ? { ...whole, line: first, verdict: 'partly' } : whole;
  }
  const also = [...new Set(others)].filter((line) => line !== first);
  return { ...whole, line: first, verdict: 'met', ...(also.length > 0 && { also }) };
}

/**
 * Of what no line shows, whether a list or the summary names it. A paper that is said to be held is held: to name it is to show it,
 * but in a list of skills.
 */
async function readClaims(it: Case, found: ItemReading, judge: Judge): Promise<ItemReading> {
  const isRegister = /\bregistered\b/iu.test(askedItems(it)[found.item - 1]?.text ?? '');
  if (found.verdict === 'met' && (isRegister || it.job.isPaper[found.item] === 1))
    return quotedByName(it, found, judge);
  if (found.verdict !== 'no') return found;
  const listed = namedInList(it, found.item);
  if (listed !== undefined) return { ...found, claim: listed };
  for (const { claim, pair } of claimsToRead(it, found.item)) {
    const said = saidVerdictOf(await judge(pair), readerModel.metFrom);
    if (said === 'no' || !mayBePaper(pair.requirement, pair.line)) continue;
    const isPaper = it.job.isPaper[found.item] === 1 && !isLowerLevel(pair);
    const isHeld = said !== 'partly' && saysHeld(it, claim) && isPaper;
    return { ...found, claim, ...(isHeld && { verdict: said }) };
  }
  return found;
}

/** "Full clean driving licence" in the summary, or among further particulars. */
const saysHeld = ({ lines }: Case, claim: number): boolean => lines.claims[claim]?.kind !== 'skill';

const isLearned = ({ kind }: EvidenceLine): boolean =>
  kind === 'education' || kind === 'certificate' || kind === 'other';
const isHeld = (text: string): boolean => !NOT_HELD.test(text) && !ON_THE_WAY.test(text);

/** "CIPD", "NEBOSH": a body or a paper by its letters. */
const LETTERS_ALONE = /^\p{Lu}{3,7}$/u;

/**
 * "Driving licence" is shown by "Full driving licence", however sure the reader is: the line has every word of it. "CIPD Level 5" is
 * probably what is asked for as "CIPD".
 */
function heldByName(it: Case, found: ItemReading): ItemReading {
  const line = it.lines.evidence[found.line];
  const letters = askedItems(it)[found.item - 1]?.text ?? '';
  if (found.verdict === 'partly' && LETTERS_ALONE.test(letters) && line && isLearned(line) && isHeld(line.text))
    return line.text.split(/[^\p{L}]+/u).includes(letters) ? { ...found, verdict: 'likely' } : found;
  if (found.verdict !== 'likely' || it.job.isPaper[found.item] !== 1 || !line || !isHeld(line.text)) return found;
  const asked = [...wordBases(askedItems(it)[found.item - 1]?.comparedBy ?? '')];
  const held = wordBases(line.text);
  return isLearned(line) && asked.length >= 2 && asked.every((word) => held.has(word))
    ? { ...found, verdict: 'met' }
    : found;
}

/** A paper that a line lets one conclude, and that the summary says is held in so many words, is quoted from there. */
async function quotedByName(it: Case, found: ItemReading, judge: Judge): Promise<ItemReading> {
  const asked = [...wordBases(askedItems(it)[found.item - 1]?.comparedBy ?? '')];
  const names = (text = ''): boolean => {
    const words = wordBases(text);
    return asked.every((word) => words.has(word));
  };
  if (names(it.lines.evidence[found.line]?.text)) return found;
  for (const { claim, pair } of claimsToRead(it, found.item)) {
    if (!saysHeld(it, claim) || !names(pair.line) || isLowerLevel(pair)) continue;
    if (saidVerdictOf(await judge(pair), readerModel.metFrom) === 'met') return { ...found, line: -1, claim };
  }
  return found;
}

/** The score of a CV that was read: the reader's verdicts in the place of the fast ones, all else as it is. */
export async function readMatch(
  job: PreparedJob,
  cv: ScoringCv,
  judge: Judge,
): Promise<{ match: Match; reading: Reading }> {
  const { it, likeliest } = measureLines(job, cv);
  const toRead = linesToRead(it, likeliest);
  const yearsOf = async (item: number, text: string, rankedFor = item): Promise<ItemReading> => {
    const work = workAskedFor(text, job.asks.title);
    const posts = await readPosts(toRead.ofPosts(rankedFor, work), judge);
    return readYears(it, item, askedYears(text) ?? 1, calledOneOf(alternativesOf(work), posts, it.lines.evidence));
  };
  const reading: ItemReading[] = [];
  for (let item = job.ranges.requirements.from; item < job.ranges.niceToHave.to; item++) {
    const asked = askedItems(it)[item - 1];
    if (!asked) continue;
    if (asked.languages) {
      const language = await readLanguage(it, item, asked, judge);
      if (language) reading.push({ item, ...language });
    } else if (askedYears(asked.text) !== undefined) {
      const held = await yearsOf(item, asked.text);
      const stated = await readStatedYears(it, held, askedYears(asked.text) ?? 1, judge);
      reading.push(await readClaims(it, stated, judge));
    } else reading.push(await readLines(it, item, likeliest[item] ?? [], toRead, judge));
  }
  reading.push(...(await readSkills(it, cv, reading, judge)));
  if (job.asks.years) reading.push(await yearsOf(experienceItem, job.asks.years.text, titleItem));
  const degree = await readDegree(it, judge);
  if (degree) reading.push({ item: degreeItem, ...degree });
  return { match: matchOf(it, reading), reading };
}

/** Papers and memberships are what they are: whatever the reader thinks of a line, another one shows none of them. */
const mayBePaper = (asked: string, said: string): boolean =>
  mayBeLetters(asked, said) &&
  !isOtherRegister(asked, said) &&
  !isOnlyTicket(asked, said) &&
  !isOnlyNumber(asked, said) &&
  !isNoFullLicence(asked, said) &&
  membershipShown(asked, said) !== 'no';

/** What is shown by a line, or by several. */
async function readLines(
  it: Case,
  item: number,
  ranked: readonly RankedLine[],
  { ofItem }: LinesToRead,
  judge: Judge,
): Promise<ItemReading> {
  const text = askedItems(it)[item - 1]?.text ?? '';
  const mostByPost = mostShown(it, item, ranked);
  const all = askedParts(text);
  const tools = all.map(namedTools);
  const areTools = all.length > 1 && tools.every(({ isAll }) => isAll);
  const mostOf = (line: number): SaidVerdict => {
    const said = it.lines.evidence[line]?.text ?? '';
    if (!mayBePaper(text, said)) return 'no';
    // "Docker and Kubernetes" is not shown by a line about one of them.
    if (areTools && !tools.every((tool) => namesTool(said, tool))) return 'partly';
    return mayBeCard(text, said) ? mostByPost(line) : 'likely';
  };
  const lines = ofItem(item);
  const papers = lineOfPapers(it.lines.evidence, paperNumbers(text));
  const member = it.lines.evidence.findIndex((line) => membershipShown(text, line.text) === 'said');
  if (papers >= 0 || member >= 0) return { item, line: Math.max(papers, member), verdict: 'met' };
  const whole = await readItem(item, mostOf, lines, judge);
  const parts = areTools || lines.some(({ line }) => mostOf(line) === 'met') ? all : [];
  const shown = await readParts(heldByName(it, whole), parts, (part) => ofItem(item, part), judge);
  const open = lines.filter(({ line }) => light[mostOf(line)] >= light.likely);
  return readClaims(it, await readInPlainWords(shown, text, () => open, judge), judge);
}

/** The same from what was read before. */
export const matchRead = (job: PreparedJob, cv: ScoringCv, reading: Reading): Match =>
  matchOf(measureCase(job, cv), reading);

function matchOf(it: Case, reading: Reading): Match {
  const match = weighMeasures(it.job, withReading(it, reading).measures);
  return followsAdvert(it.job, it.lines) ? { ...match, followsAdvert: true } : match;
}

/** What was measured, with what was read in its place. */
export function withReading(it: Case, reading: Reading): Case {
  if (reading.length === 0) return it;
  const met = it.measures.met.slice();
  const named = it.measures.named.slice();
  const metBy = it.metBy.slice();
  const namedBy = new Map<number, number>();
  const alsoBy = new Map<number, readonly number[]>();
  let { years, degree } = it.measures;
  for (const { item, line, verdict, claim, also = [], near = [] } of reading) {
    if (item === experienceItem) {
      const such = near[0] === line ? also : [line, ...also];
      years = yearsHeld(askedYearsOf(it.job), { such, near }, it.lines.evidence, it.spans);
      alsoBy.set(item, [...such, ...near].map((post) => nameOfPost(it, post)).slice(0, mostPostsQuoted));
    } else if (item === degreeItem) {
      degree = light[verdict];
      alsoBy.set(item, [line]);
    } else {
      // Work done or something learned: the reader knows which, and its verdict is about the line as it stands.
      met[item] = verdict === 'no' && claim !== undefined ? claimedRequirement : worthOf(it, item, verdict);
      metBy[item] = shownBy(it, item, line);
      // What the fast scorer took for a name may have been another word.
      named[item] = claim === undefined ? 0 : 1;
      if (claim !== undefined) namedBy.set(item, claim);
      if (also.length > 0) alsoBy.set(item, also.map((one) => shownBy(it, item, one)).slice(0, mostPostsQuoted - 1));
    }
  }
  const work = Math.max(it.measures.work, workWith(it.workLines, linesThatShow(it, reading)));
  const measures = { ...it.measures, met, named, work, years, ...(degree !== undefined && { degree }) };
  return { ...it, measures, metBy, namedBy, alsoBy };
}

const worthOf = ({ job: { ranges } }: Case, item: number, verdict: SaidVerdict): number =>
  verdict === 'likely' && item >= ranges.skills.from && item < ranges.skills.to ? likelySkill : light[verdict];

/** Lines of work done by which something is surely shown; what most people have says nothing of the work. */
function linesThatShow({ job, lines }: Case, reading: Reading): ReadonlySet<number> {
  const shown = reading.flatMap(({ item, line, verdict, also = [] }) =>
    item > 0 && verdict === 'met' && (job.itemWeights[item] ?? 1) >= 1 ? [line, ...also] : [],
  );
  return new Set(shown.filter((line) => isOfWork.has(lines.evidence[line]?.kind ?? 'language')));
}
const isOfWork: ReadonlySet<EvidenceKind> = new Set(['title', 'experience', 'other']);

/** More are counted, and the first few say enough. */
const mostPostsQuoted = 3;

/** The name of the post a line stands under, or the line where the post has none. */
function nameOfPost({ lines: { evidence } }: Case, line: number): number {
  const title = evidence.findIndex(({ kind, entry }) => kind === 'title' && entry === evidence[line]?.entry);
  return title < 0 ? line : title;
}

/** A post that is asked for, and posts that years were worked in, are quoted by their names. */
function shownBy(it: Case, item: number, line: number): number {
  const asked = askedItems(it)[item - 1];
  const isByPost = it.job.titleShows[item] === 1 || (asked !== undefined && askedYears(asked.text) !== undefined);
  return line >= 0 && isByPost ? nameOfPost(it, line) : line;
}
