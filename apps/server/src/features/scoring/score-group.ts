import type { PreparedCv } from '@candela/engine/scoring/prepared-cv.ts';
import * as engine from './engine.ts';
import type { CvContentRow, ScoringJobRow } from './scoring.repo.ts';

/** A candidate to be scored, from the stored form of their CV or from what the CV says. */
export interface GroupMember {
  /** Base 64. */
  prepared: string | null;
  content?: CvContentRow;
}

export interface ScoredMember {
  score: number;
  /** As they are stored: text of JSON. */
  factors: string;
  keyFactors: string;
  /** The stored form, where it was made here. */
  bytes?: Uint8Array;
}

/** All scores in their order; undefined for a candidate who has no form that can be read and no content to make one of. */
export function scoreGroup(job: ScoringJobRow, members: readonly GroupMember[]): (ScoredMember | undefined)[] {
  const read = members.map(({ prepared, content }): { cv?: PreparedCv; bytes?: Uint8Array } =>
    content ? engine.prepare(content) : { cv: engine.readPrepared(prepared) },
  );
  const matches = engine.scoreAll(
    job,
    read.flatMap(({ cv }) => cv ?? []),
  );
  const inOrder = matches.values();
  return read.map(({ cv, bytes }) => {
    const match = cv && inOrder.next().value;
    if (!match) return undefined;
    return {
      score: match.score,
      factors: JSON.stringify(engine.countedFactors(job, match)),
      keyFactors: JSON.stringify(engine.keyFactors(job, match)),
      ...(bytes && { bytes }),
    };
  });
}
