import { readerModel } from '../reader/reader-model.ts';
import { type Judge, saidVerdictOf } from '../reader/verdict.ts';
import { monthsOfUndated } from './calibration.ts';
import type { LineToRead } from './lines-to-read.ts';
import type { EvidenceLine } from './prepared-cv.ts';
import { wordBases } from './same-thing.ts';
import type { ScoringSpan } from './scoring-input.ts';

/** Time in a post that is such work in part counts half, and however long it was makes up half of what is asked for at most. */
const shareOfNear = 0.5;

interface Held {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Posts that are the work asked for, and those that are in part; by lines that stand under them. */
export interface PostsRead {
  readonly such: readonly number[];
  readonly near: readonly number[];
}

/**
 * Which posts are the work asked for: by their name, or by what was done there. Two lines that each probably show it do so together: of 165
 * posts of other trades none is taken for the work by that, of 79 of the trade three more are.
 */
export async function readPosts(posts: readonly (readonly LineToRead[])[], judge: Judge): Promise<PostsRead> {
  const such: number[] = [];
  const near: number[] = [];
  for (const post of posts) {
    const { line, isSuch } = await readPost(post, judge);
    if (line !== undefined) (isSuch ? such : near).push(line);
  }
  return { such, near };
}

const fewestLikely = 2;

async function readPost(post: readonly LineToRead[], judge: Judge): Promise<{ line?: number; isSuch: boolean }> {
  let first: number | undefined;
  const likely: number[] = [];
  for (const { line, pair } of post) {
    const said = saidVerdictOf(await judge(pair), readerModel.metFrom);
    if (said === 'met') return { line, isSuch: true };
    if (said !== 'no') first ??= line;
    if (said === 'likely') likely.push(line);
  }
  const isSuch = likely.length >= fewestLikely;
  return { line: isSuch ? likely[0] : first, isSuch };
}

/** "SRE / DevOps / platform roles": a post that the reader takes for such work in part, and that is called by one of the names, is such work. */
export function calledOneOf(
  names: readonly string[],
  { such, near }: PostsRead,
  evidence: readonly EvidenceLine[],
): PostsRead {
  const isCalledSo = (line: number): boolean => {
    const title = evidence.find(({ kind, entry }) => kind === 'title' && entry === evidence[line]?.entry);
    const words = wordBases(title?.text ?? '');
    return names.some((name) => {
      const asked = [...wordBases(name)];
      return asked.length > 0 && asked.every((word) => words.has(word));
    });
  };
  return {
    such: [...such, ...near.filter(isCalledSo)],
    near: near.filter((line) => !isCalledSo(line)),
  };
}

/** How long these posts were held, each month counted once, in years, of so many asked for. A post without dates counts for little. */
export function yearsHeld(
  asked: number,
  posts: PostsRead,
  evidence: readonly EvidenceLine[],
  spans: readonly ScoringSpan[],
): number {
  const such = yearsOf({ ...posts, near: [] }, evidence, spans);
  return Math.min(yearsOf(posts, evidence, spans), such + asked * shareOfNear);
}

function yearsOf({ such, near }: PostsRead, evidence: readonly EvidenceLine[], spans: readonly ScoringSpan[]): number {
  const entriesOf = (lines: readonly number[]) => new Set(lines.flatMap((line) => evidence[line]?.entry ?? []));
  const wholly = entriesOf(such);
  const partly = [...entriesOf(near)].filter((entry) => !wholly.has(entry));
  const all = [
    ...[...wholly].map((entry) => ({ entry, share: 1 })),
    ...partly.map((entry) => ({ entry, share: shareOfNear })),
  ];
  const dated: Held[] = [];
  let undated = 0;
  for (const { entry, share } of all) {
    const { from, to } = spans[entry] ?? {};
    if (from === undefined || to === undefined || to <= from) undated += share * monthsOfUndated;
    else dated.push({ from, to: Math.max(to, from + monthsOfUndated), share });
  }
  return (monthsOf(dated) + undated) / 12;
}

/** From one change to the next: where posts overlap, the one that counts more does. */
function monthsOf(held: readonly Held[]): number {
  const changes = [...new Set(held.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  return changes.slice(1).reduce((sum, end, at) => {
    const start = changes[at] as number;
    const shares = held.filter(({ from, to }) => from <= start && to >= end).map(({ share }) => share);
    return sum + (end - start) * Math.max(0, ...shares);
  }, 0);
}
