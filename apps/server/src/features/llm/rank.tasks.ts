import type { Evidence, ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { LlmFailure } from '@candela/integrations/llm/port.ts';
import { z } from 'zod';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope } from '../../platform/database/scope.ts';
import type { PlacedLine } from '../../platform/extraction/extraction-messages.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { defineTask, type TaskContext } from '../../platform/queue/task.ts';
import { taskScope } from '../../platform/queue/tenant.ts';
import { listSources } from '../../records/cvs.repo.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { failureNotes, isTransient, type LlmService, tooLongNote } from './llm.service.ts';
import { createLocator } from './locate-text.ts';
import { rankCall, rankVersion } from './rank.call.ts';
import { findOpenJob, listAddedTo, listJobsAddedTo, listTop, type TopRow } from './rank.repo.ts';

/** People were scored for a job: the model looks at those at the top, one at a time. */
export const rankTopTask = defineTask({
  name: 'llm.rank-top',
  payload: z.object({ jobId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 1800,
  // One for each tenant; a second tenant need not wait for the first.
  concurrency: 2,
});

/** Candidates were scored for these jobs. Without a model only where one has added to scores. */
export async function enqueueRankTop(
  tx: Tx,
  queue: Queue,
  llm: LlmService,
  { organisationId, jobIds }: { organisationId: string; jobIds: readonly string[] },
): Promise<void> {
  const due = llm.can('rank') ? jobIds : await listJobsAddedTo(tx, jobIds);
  const tenant = { organisationId };
  for (const jobId of due) await queue.enqueue(tx, rankTopTask, { jobId }, { tenant, key: jobId });
}

export interface RankTopOptions {
  database: Database;
  llm: LlmService;
  scoring: ScoringService;
}

/** Calls at a time: little enough for a small endpoint, enough that a ranking is done in a minute or two. */
const atOnce = 4;
/** Asked once with these words, and it will not be otherwise: another try waits until the words change. */
const settled: ReadonlySet<string | null> = new Set([failureNotes['not-in-schema'], tooLongNote]);

export async function rankTop(options: RankTopOptions, { jobId }: { jobId: string }, task: TaskContext): Promise<void> {
  const { signal, isLastTry } = task;
  const { database, llm } = options;
  const job = await database.transaction(taskScope(task), (tx) => findOpenJob(tx, jobId));
  if (!job) return;
  const isDone = ({ engine, version }: Pick<TopRow, 'engine' | 'version'>) =>
    engine === llm.engine && version === rankVersion;
  // Those of another model or another engine first: who the first are is told from today's scores alone.
  await takeBack(options, job, (person) => !llm.can('rank') || !isDone(person));
  const top = llm.can('rank') ? await inScope(options, job, (tx) => listTop(tx, jobId, llm.rankTop)) : [];
  const first = new Set(top.map((person) => person.candidate_id));
  await takeBack(options, job, (person) => !first.has(person.candidate_id));
  // Who is still to be read, by a model or by the built-in reader, is looked at afterwards.
  const isYetToBeRead = ({ is_being_read: isBeingRead, read_by: readBy }: TopRow) =>
    isBeingRead || (options.scoring.isReaderOn() && readBy === null);
  const waiting = top.filter((person) => !isDone(person) && !settled.has(person.note) && !isYetToBeRead(person));
  let failure: LlmFailure | undefined;
  for (let from = 0; from < waiting.length; from += atOnce) {
    // Failed rather than done, so that another worker goes on with it.
    signal.throwIfAborted();
    const turn = waiting.slice(from, from + atOnce);
    const failures = await Promise.all(turn.map((person) => rankOne(options, job, person, signal)));
    failure = failures.find((one) => one !== undefined && one !== 'not-in-schema') ?? failure;
    // The others would fare no better now.
    if (failure && failures.every((one) => one === failure)) {
      const rest = waiting.slice(from + atOnce);
      for (const person of rest) await noteFailure(options, job, person, failureNotes[failure]);
      break;
    }
  }
  if (failure && isTransient(failure) && !isLastTry) throw new Error(`The language model failed: ${failure}`);
}

interface RankedJob {
  id: string;
  organisation_id: string;
}

const inScope = <T>({ database }: RankTopOptions, job: RankedJob, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction(organisationScope(job.organisation_id), work);

type AddedTo = Awaited<ReturnType<typeof listAddedTo>>[number];

/** These have the built-in score again. */
async function takeBack(options: RankTopOptions, job: RankedJob, isMeant: (person: AddedTo) => boolean): Promise<void> {
  const addedTo = await inScope(options, job, (tx) => listAddedTo(tx, job.id));
  for (const person of addedTo.filter(isMeant)) {
    const pair = { jobId: job.id, candidateId: person.candidate_id };
    await inScope(options, job, (tx) => options.scoring.takeBackOutsideScore(tx, pair));
  }
}

async function rankOne(
  options: RankTopOptions,
  job: RankedJob,
  person: TopRow,
  signal: AbortSignal,
): Promise<LlmFailure | undefined> {
  const { llm, scoring } = options;
  const pair = { jobId: job.id, candidateId: person.candidate_id };
  const inputs = await inScope(options, job, (tx) => scoring.readPair(tx, pair));
  const call = inputs && rankCall(inputs.job, inputs.cv, inputs.reading);
  if (!call) return undefined;
  const asked = await llm.ask(job.organisation_id, call, signal);
  if (asked.kind === 'failed') {
    await noteFailure(options, job, person, asked.note);
    return asked.failure;
  }
  if (asked.kind === 'off') return undefined;
  const { factors, ...judgement } = asked.value;
  const evidence = locate(factors, await inScope(options, job, (tx) => listSources(tx, person.cv_id)));
  // Refused when the words have changed since they were read: the change asks again.
  await inScope(options, job, (tx) =>
    scoring.applyOutsideScore(tx, {
      ...pair,
      ...judgement,
      inputsHash: inputs.inputsHash,
      engine: asked.engine,
      version: rankVersion,
      factors: factors.map(({ id, label, weight, lit, met, missing }) => ({
        id,
        label,
        weight,
        lit,
        asked: met.length + missing.length,
        found: met.length,
      })),
      evidence,
    }),
  );
  return undefined;
}

/** The built-in score stays, and says why it is alone. */
const noteFailure = (options: RankTopOptions, job: RankedJob, person: TopRow, note: string) =>
  inScope(options, job, (tx) => options.scoring.setNote(tx, { jobId: job.id, candidateId: person.candidate_id }, note));

/** Says of each quotation on which page of the file it stands. */
function locate(
  factors: readonly ExplainedFactor[],
  sources: readonly (Omit<PlacedLine, 'text'> & { quote: string })[],
): ExplainedFactor[] {
  const find = createLocator(sources.map(({ quote, page, box }) => ({ text: quote, page, box })));
  const located = <Item extends { evidence: Evidence[] }>(item: Item): Item => ({
    ...item,
    evidence: item.evidence.map((evidence) => {
      const place = find(evidence.quote);
      return place ? { ...evidence, page: place.page, box: place.box } : evidence;
    }),
  });
  return factors.map((factor) => ({
    ...factor,
    met: factor.met.map(located),
    likely: factor.likely.map(located),
    missing: factor.missing.map(located),
  }));
}
