import { readerModel } from '../reader/reader-model.ts';
import { type Judge, saidVerdictOf } from '../reader/verdict.ts';
import { statedYears } from './asked-years.ts';
import { yearsFrom } from './calibration.ts';
import { claimsToRead } from './claims-to-read.ts';
import { isCopiedText } from './copied-lines.ts';
import type { Case } from './measured-case.ts';
import { type PostsRead, yearsHeld } from './posts-held.ts';
import type { ItemReading } from './read-item.ts';

/**
 * Years that the summary states are probably there unless dates speak against them: without dated posts, or where all posts together are as
 * long.
 */
export async function readStatedYears(it: Case, found: ItemReading, asked: number, judge: Judge): Promise<ItemReading> {
  if (found.verdict === 'met') return found;
  const posts = it.lines.evidence.flatMap(({ kind }, line) => (kind === 'title' || kind === 'experience' ? line : []));
  const isDated = it.spans.some(({ from, to }) => from !== undefined && to !== undefined);
  if (isDated && yearsHeld(asked, { such: posts, near: [] }, it.lines.evidence, it.spans) < asked) return found;
  for (const { claim, pair } of claimsToRead(it, found.item)) {
    if (pair.section !== 'summary' || statedYears(pair.line) < asked) continue;
    if (isCopiedText(it.job, { kind: 'experience', text: pair.line })) continue;
    const said = saidVerdictOf(await judge(pair), readerModel.metFrom);
    if (said === 'met' || said === 'likely') return { ...found, line: -1, claim, verdict: 'likely' };
  }
  return found;
}

/** Years are judged by dates: the reader tells which posts are the work they are asked for in. */
export function readYears(it: Case, item: number, asked: number, { such, near }: PostsRead): ItemReading {
  const share = yearsHeld(asked, { such, near }, it.lines.evidence, it.spans) / asked;
  const [line = near[0] ?? -1, ...also] = such;
  return {
    item,
    line,
    verdict: share >= yearsFrom ? 'met' : share > 0 ? 'partly' : 'no',
    ...(also.length > 0 && { also }),
    ...(near.length > 0 && { near }),
  };
}
