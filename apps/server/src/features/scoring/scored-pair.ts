import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { saidVerdicts } from '@candela/engine/reader/verdict.ts';
import type { Reading } from '@candela/engine/scoring/reading.ts';
import type { ScoringCv, ScoringJob } from '@candela/engine/scoring/scoring-input.ts';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import * as engine from './engine.ts';
import { readOneTask } from './reading.tasks.ts';
import * as repo from './scoring.repo.ts';
import type { ScoringTools } from './scoring-tools.ts';

/** What another engine may know of a job and a person. */
export interface PairInputs {
  job: ScoringJob;
  cv: ScoringCv;
  /** What the reader found, where it has read the CV for the job. */
  reading: Reading;
  /** Of these very words; a score made from them is refused once they have changed. */
  inputsHash: Buffer;
}

export async function explainScore(
  { threads }: ScoringTools,
  tx: Tx,
  pair: repo.Pair,
): Promise<ExplainedFactor[] | undefined> {
  const present = await repo.findScore(tx, pair);
  const inputs = await findPair(tx, pair);
  if (!inputs || !present || !isOurs(present) || !inputs.inputsHash.equals(present.inputs_hash)) return undefined;
  return threads.explainFactors(inputs.job, inputs.cv, readingOf(present));
}

export async function readSoon({ queue, reader }: ScoringTools, tx: Tx, pair: repo.Pair): Promise<boolean> {
  const present = await repo.findScore(tx, pair);
  if (!present || !reader?.isOn || !isOurs(present) || present.read_by === reader.name) return false;
  const { organisation_id: organisationId } = present;
  const key = `${pair.jobId} ${pair.candidateId}`;
  await queue.enqueue(tx, readOneTask, { organisationId, ...pair }, { tenant: { organisationId }, key });
  return true;
}

export async function readPairInputs(tx: Tx, pair: repo.Pair): Promise<PairInputs | undefined> {
  const found = await findPair(tx, pair);
  const present = await repo.findScore(tx, pair);
  return (
    found &&
    present && {
      job: engine.jobInput(found.job),
      cv: engine.cvInput(found.cv),
      reading: found.inputsHash.equals(present.inputs_hash) ? readingOf(present) : [],
      inputsHash: found.inputsHash,
    }
  );
}

async function findPair(tx: Tx, pair: repo.Pair) {
  const job = await repo.findScoringJob(tx, pair.jobId);
  const cv = await repo.findScoredCv(tx, pair);
  return job && cv && { job, cv, inputsHash: engine.inputsHash(engine.jobHash(job), cv.content_hash) };
}

/** Where nothing was read, the fast scorer's verdicts count. */
const readingOf = ({ reading }: { reading: unknown }): Reading => readingColumn.parse(reading ?? []);

const readingColumn: z.ZodType<Reading> = z.array(
  z.object({
    item: z.number(),
    line: z.number(),
    verdict: z.enum(saidVerdicts),
    claim: z.number().optional(),
    also: z.array(z.number()).optional(),
  }),
);

const isOurs = (score: { engine: string; version: string }): boolean =>
  score.engine === engine.engineName && score.version === engine.engineVersion;
