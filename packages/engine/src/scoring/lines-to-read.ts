import { withNeutralRoles } from '../encoder/words.ts';
import type { ReadingPair } from '../reader/verdict.ts';
import { isCopiedText } from './copied-lines.ts';
import type { AskedItem } from './job-asks.ts';
import type { Case, RankedLine } from './measured-case.ts';
import { mayShow, type NamedTools, namedTools, namesTool } from './named-tools.ts';
import { plainLicence } from './numbered-papers.ts';
import type { EvidenceLine } from './prepared-cv.ts';
import { wordBases } from './same-thing.ts';
import type { EvidenceKind, ScoringLine } from './scoring-input.ts';

export interface LineToRead {
  readonly line: number;
  readonly isNear: boolean;
  readonly pair: ReadingPair;
  /** Of a line that was cut and is read whole: its pieces, each alone. */
  readonly pieces?: readonly { readonly line: number; readonly pair: ReadingPair }[];
}

const muchLike = 0.3;
/** … and of a thing that is asked for in a word or two, whose neighbours are like it too. */
const asGoodAsNamed = 0.5;
/** "Bread baking", "Lesson planning". */
const fewWords = 2;
/** Bounds on the work for very long CVs. */
const mostLines = 12;
const mostPosts = 12;
/** A post's name and the likeliest of its lines tell what kind of work it was. */
const linesOfPost = 5;

const sections: Partial<Record<EvidenceKind, ReadingPair['section']>> = {
  title: 'experience',
  experience: 'experience',
  other: 'other',
  education: 'education',
  certificate: 'certificates',
  language: 'languages',
};

export const askedItems = ({ job: { asks } }: Case): readonly AskedItem[] => [...asks.requirements, ...asks.niceToHave];

/**
 * A line as it was written: what was cut at a semicolon is read together, since the half of a sentence seldom shows what the
 * whole does.
 */
function wholeLines({ job, lines }: Case): (line: EvidenceLine) => ScoringLine[] {
  const keyOf = ({ kind, entry, line }: ScoringLine, by = 0) => `${kind} ${entry} ${line + by}`;
  const all = new Map([...lines.claims, ...lines.evidence].map((line) => [keyOf(line), line]));
  const goesOn = (line: ScoringLine | undefined): boolean => line?.text.endsWith(';') ?? false;
  const isOwn = (line: ScoringLine): boolean => !isCopiedText(job, { kind: 'experience', text: line.text });
  return (line) => {
    const before = all.get(keyOf(line, -1));
    const after = goesOn(line) ? all.get(keyOf(line, 1)) : undefined;
    return [goesOn(before) ? before : undefined, line, after].flatMap((part) =>
      part && (part === line || isOwn(part)) ? [part] : [],
    );
  };
}

/**
 * A waitress is a waiter, and salesmen, saleswomen and salespersons are the same to the reader: in the one form that most of the texts it
 * learned from have, since it makes less of "helmsperson" than of the word it has read.
 */
const neutral = (text: string): string => withNeutralRoles(text).replace(/(?<=\p{L}{3})persons?\b/giu, 'man');

const sharesWord = (text: string, words: ReadonlySet<string>): boolean =>
  [...wordBases(text)].some((word) => words.has(word));

/** What is asked for, in the words it is looked for by. */
interface Wanted {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly tools: NamedTools;
  readonly isRole: boolean;
}

export interface LinesToRead {
  /** The lines that may show an item, or a part of it, the likeliest first; of each what the reader sees. */
  ofItem(item: number, part?: string): LineToRead[];
  /** Of each post its name and the likeliest of its lines, beside the kind of work that is asked for by an item, or by the title. */
  ofPosts(item: number, work: string): LineToRead[][];
}

/** The pieces of a line that was cut are read as one, once. */
export function onceEach(found: readonly LineToRead[]): LineToRead[] {
  const byWhole = Map.groupBy(found, ({ pair }) => `${pair.title ?? ''}\n${pair.line}`);
  return [...byWhole.values()].flatMap(([first]) => first ?? []);
}

/** Of each post its name first, then the likeliest of its lines. */
function linesByPost(
  evidence: readonly EvidenceLine[],
  ranked: readonly RankedLine[],
  toRead: (line: RankedLine) => readonly LineToRead[],
): LineToRead[][] {
  const posts = new Map<number, LineToRead[]>();
  for (const one of ranked) {
    const said = evidence[one.line];
    if (said?.kind !== 'title' && said?.kind !== 'experience') continue;
    const post = posts.get(said.entry) ?? [];
    posts.set(said.entry, post);
    const lines = toRead(one).map(({ pair, ...rest }) => ({ ...rest, pair: { ...pair, section: 'post' as const } }));
    if (said.kind === 'title') post.unshift(...lines);
    else if (post.length <= linesOfPost) post.push(...lines);
  }
  return [...posts.values()].slice(0, mostPosts);
}

export function linesToRead(it: Case, likeliest: readonly (readonly RankedLine[])[]): LinesToRead {
  const { evidence } = it.lines;
  const told = new Set(evidence.flatMap(({ kind, entry }) => (kind === 'experience' ? entry : [])));
  // A post's name is read with each of its lines, and by itself where it has none or where a post is asked for.
  const isRead = ({ kind, entry }: EvidenceLine, isRole: boolean) => kind !== 'title' || isRole || !told.has(entry);
  const titleOf = new Map(evidence.flatMap(({ kind, entry, text }) => (kind === 'title' ? [[entry, text]] : [])));
  const wholeOf = wholeLines(it);
  const placeOf = new Map<ScoringLine, number>(evidence.map((line, at) => [line, at]));

  const lineToRead = (wanted: Wanted, { line, likeness }: RankedLine): LineToRead[] => {
    const said = evidence[line];
    const section = said && sections[said.kind];
    const { text: requirement, words, tools, isRole } = wanted;
    if (!said || !section || !isRead(said, isRole)) return [];
    // Only a post held is a post.
    if (isRole && section !== 'experience') return [];
    const parts = wholeOf(said);
    const text = parts.map((part) => part.text).join(' ');
    if (!mayShow(text, tools)) return [];
    const isTerse = words.size <= fewWords;
    const isNear =
      likeness >= (isTerse ? asGoodAsNamed : muchLike) || sharesWord(text, words) || namesTool(text, tools);
    const title = said.kind === 'experience' ? neutral(titleOf.get(said.entry) ?? '') : '';
    const pair = {
      requirement: neutral(plainLicence(requirement)),
      section,
      ...(title && { title }),
      line: neutral(text),
    };
    // Of what is asked for by name, the piece that names it is quoted.
    const named = parts.filter((part) => tools.ids.length > 0 && namesTool(part.text, tools));
    const pieces = (named.length > 0 ? named : parts).flatMap((part) => {
      const at = placeOf.get(part);
      return at === undefined ? [] : [{ line: at, pair: { ...pair, line: neutral(part.text) } }];
    });
    return [{ line, isNear: isNear || isRole, pair, ...(parts.length > 1 && { pieces }) }];
  };

  return {
    ofItem(item, part) {
      const asked = askedItems(it)[item - 1];
      if (!asked) return [];
      const text = part ?? asked.text;
      const words = wordBases(part ?? asked.comparedBy);
      const wanted = { text, words, tools: namedTools(text), isRole: it.job.titleShows[item] === 1 };
      const found = (likeliest[item] ?? [])
        .flatMap((line) => lineToRead(wanted, line))
        // What is near is quoted before what is not.
        .sort((a, b) => Number(b.isNear) - Number(a.isNear));
      return onceEach(found).slice(0, mostLines);
    },
    ofPosts: (item, work) => {
      const wanted = { text: work, words: wordBases(work), tools: namedTools(work), isRole: true };
      return linesByPost(evidence, likeliest[item] ?? [], (ranked) => lineToRead(wanted, ranked));
    },
  };
}
