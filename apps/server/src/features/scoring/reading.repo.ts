import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { engineName } from './engine.ts';
import type { ReadScore } from './reader-messages.ts';
import type { Pair } from './scoring.repo.ts';

export interface ToRead {
  jobId: string;
  reader: string;
  /** Of the fast scorer. */
  version: string;
  /** The first so many of the ranking … */
  first: number;
  /** … and everyone this near the threshold. */
  near: number;
  /** Left out: what failed will fail again. */
  without: readonly string[];
  limit: number;
}

const isUnread = ({ reader, version, without }: ToRead): RawBuilder<boolean> => sql`
  engine = ${engineName} and version = ${version} and read_by is distinct from ${reader}
  and candidate_id <> all (${[...without]}::uuid[])`;

/**
 * Whom the reader has yet to read, as the ranking stands now: first those at its top, then those nearest to the threshold. What
 * was read may move others into either, who are then due as well.
 */
export async function listToRead(tx: Tx, wanted: ToRead): Promise<string[]> {
  const { jobId, first, near, limit } = wanted;
  const { rows: top } = await sql<{ candidate_id: string }>`
    select candidate_id from (
      select candidate_id, score, engine, version, read_by from scores where job_id = ${jobId}
      order by score desc, candidate_id limit ${first}
    ) first where ${isUnread(wanted)} order by score desc, candidate_id limit ${limit}`.execute(tx);
  if (top.length > 0) return top.map(({ candidate_id }) => candidate_id);
  const { rows: around } = await sql<{ candidate_id: string }>`
    with job as (select match_score_threshold as threshold from jobs where id = ${jobId})
    select candidate_id from scores, job where job_id = ${jobId}
      and score between threshold - ${near}::real and threshold + ${near}::real and ${isUnread(wanted)}
    order by abs(score - threshold), candidate_id limit ${limit}`.execute(tx);
  return around.map(({ candidate_id }) => candidate_id);
}

export interface ReadBy extends Pair {
  reader: string;
  version: string;
  inputsHash: Buffer;
  now: Date;
}

/** In the place of the fast scorer's, of the same words and version. False where there is none any more. */
export async function writeReading(tx: Tx, score: ReadScore, by: ReadBy): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('scores')
    .set((eb) => ({
      score: score.score,
      factors: score.factors,
      key_factors: score.keyFactors,
      reading: score.reading,
      read_by: by.reader,
      // Worked out anew when it is next asked for.
      evidence: null,
      scored_at: by.now,
      revision: eb('revision', '+', 1),
    }))
    .where('job_id', '=', by.jobId)
    .where('candidate_id', '=', by.candidateId)
    .where('engine', '=', engineName)
    .where('version', '=', by.version)
    .where('inputs_hash', '=', by.inputsHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
