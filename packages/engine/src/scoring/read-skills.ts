import { inPlainWords } from '../plain-words/plain-words.ts';
import { readerModel } from '../reader/reader-model.ts';
import type { Judge, ReadingPair } from '../reader/verdict.ts';
import { isCopiedText } from './copied-lines.ts';
import { askedLanguages } from './languages.ts';
import { askedItems, type LineToRead, linesToRead } from './lines-to-read.ts';
import { tickFrom } from './match-factors.ts';
import { type Case, measureLines } from './measured-case.ts';
import { isNameOfTool, namedTools, namesTool } from './named-tools.ts';
import { readInPlainWords } from './plain-reading.ts';
import { type PreparedJob, prepareJob } from './prepared-job.ts';
import { type ItemReading, readItem, type Said } from './read-item.ts';
import { wordBases } from './same-thing.ts';
import type { ScoringCv } from './scoring-input.ts';

/** A skill is a word or two: the few lines most like it are read. */
const mostLines = 4;
/** In plain words it is like many lines, and those that show it need not be the likest. */
const mostInPlainWords = 8;

/** The skills of a job as what is asked for in a line, by which lines of a CV are compared with them; made once. */
const askedForOf = new WeakMap<PreparedJob, PreparedJob>();

/** Names of tools are shown by their names alone, and languages are no work. */
const isRead = (skill: string): boolean => !isNameOfTool(skill) && askedLanguages(skill) === undefined;

/** Lines are found by its name and by what it means: nothing in "phlebotomy" is like "took blood". */
const soughtAs = (skill: string): string[] => [skill, ...inPlainWords(skill)];

function askedFor(job: PreparedJob): PreparedJob {
  const made =
    askedForOf.get(job) ??
    prepareJob({
      title: job.asks.title,
      description: '',
      skills: [],
      requirements: job.asks.skills.filter(isRead).flatMap(soughtAs),
      responsibilities: [],
      niceToHave: [],
    });
  askedForOf.set(job, made);
  return made;
}

/** What the reader is sure of, and nothing else. */
async function readSurely(pair: ReadingPair, judge: Judge): Promise<Said> {
  const [, , chance] = await judge(pair);
  return { verdict: chance >= readerModel.metFrom ? 'met' : 'no', chance };
}

/** What a requirement names and a line shows is not missing among the skills: "user research" of "running user research". */
function shownAsked(it: Case, skill: string, reading: readonly ItemReading[]): ItemReading | undefined {
  const words = [...wordBases(skill)];
  const asked = askedItems(it);
  return reading.find(({ item, verdict, line }) => {
    if (verdict !== 'met' || line < 0) return false;
    const named = wordBases(asked[item - 1]?.text ?? '');
    return words.length > 1 && words.every((word) => named.has(word));
  });
}

/** "Ran GKE for sixty services" shows Kubernetes: a line of work with words that are used of the tool alone. */
function lineOfTool({ job, lines: { evidence } }: Case, skill: string): number {
  if (!isNameOfTool(skill)) return -1;
  const tool = namedTools(skill);
  return evidence.findIndex(
    (line) => line.kind === 'experience' && namesTool(line.text, tool) && !isCopiedText(job, line),
  );
}

/** As it is called; where no line shows that, in plain words, which show it probably. */
async function readSkill(
  item: number,
  skill: string,
  linesFor: (sought: string) => LineToRead[],
  judge: Judge,
): Promise<ItemReading> {
  const named = await readItem(item, () => 'met', linesFor(skill).slice(0, mostLines), judge, readSurely);
  return readInPlainWords(named, skill, (plain) => linesFor(plain).slice(0, mostInPlainWords), judge);
}

/**
 * Skills that no line calls by their name: "absence management" is shown by "Cut absence by return-to-work interviews". Only
 * what the reader is sure of counts, in plain words too; the rest stays as the fast scorer found it.
 */
export async function readSkills(
  it: Case,
  cv: ScoringCv,
  reading: readonly ItemReading[],
  judge: Judge,
): Promise<ItemReading[]> {
  const { asks, ranges } = it.job;
  const missing = asks.skills
    .map((skill, at) => ({ skill, item: ranges.skills.from + at }))
    .filter(({ item }) => (it.measures.met[item] ?? 0) < tickFrom('skills'));
  const shown: ItemReading[] = missing.flatMap(({ skill, item }) => {
    const line = lineOfTool(it, skill);
    return line >= 0 ? [{ item, line, verdict: 'met' }] : [];
  });
  const open = missing.filter(({ skill }) => isRead(skill));
  if (open.length === 0) return shown;
  const asked = askedFor(it.job);
  const { it: found, likeliest } = measureLines(asked, cv);
  const { ofItem } = linesToRead(found, likeliest);
  const isOwn = ({ line }: LineToRead): boolean => {
    const said = it.lines.evidence[line];
    return said !== undefined && !isCopiedText(it.job, said);
  };
  for (const { skill, item } of open) {
    const known = shownAsked(it, skill, reading);
    if (known) {
      shown.push({ ...known, item });
      continue;
    }
    const linesFor = (sought: string): LineToRead[] => {
      const at = asked.asks.requirements.findIndex(({ text }) => text === sought);
      return at < 0 ? [] : ofItem(at + 1).filter(isOwn);
    };
    const read = await readSkill(item, skill, linesFor, judge);
    if (read.verdict !== 'no') shown.push(read);
  }
  return shown;
}
