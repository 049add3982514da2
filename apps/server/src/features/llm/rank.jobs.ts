import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { LlmFailure } from '@candela/integrations/llm/port.ts';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import type { PlacedLine } from '../../platform/extraction/extraction-messages.ts';
import { defineJob, handleJob } from '../../platform/queue/job.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { failureNotes, isTransient, type LlmService, tooLongNote } from './llm.service.ts';
import { createLocator } from './locate-text.ts';
import { findOpenJob, listSources, listTop } from './rank.repo.ts';
import { rankQuestion, rankVersion } from './rank.task.ts';

/** People were scored for a job: the model looks at those at the top, one at a time. */
export const rankTopJob = defineJob({
  name: 'llm.rank-top',
  payload: z.object({ jobId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 1800,
  concurrency: 1,
});

export interface RankTopOptions {
  database: Database;
  llm: LlmService;
  scoring: ScoringService;
}

/** Calls at a time: little enough for a small endpoint, enough that a ranking is done in a minute or two. */
const atOnce = 4;
/** Asked once with these words, and it will not be otherwise: another try waits until the words change. */
const settled: ReadonlySet<string | null> = new Set([failureNotes['not-in-schema'], tooLongNote]);

type Person = Awaited<ReturnType<typeof listTop>>[number];

export const rankHandlers = (options: RankTopOptions) => [
  handleJob(rankTopJob, async ({ jobId }, { signal, isLastTry }) => {
    const { database, llm } = options;
    const job = llm.can('rank') && (await findOpenJob(database.system, jobId));
    if (!job) return;
    const waiting = (await listTop(database.system, jobId, llm.rankTop)).filter(
      (person) => !(person.engine === llm.engine && person.version === rankVersion) && !settled.has(person.note),
    );
    let failure: LlmFailure | undefined;
    for (let from = 0; from < waiting.length; from += atOnce) {
      // Failed rather than done, so that another worker goes on with it.
      signal.throwIfAborted();
      const turn = waiting.slice(from, from + atOnce);
      const failures = await Promise.all(turn.map((person) => rankOne(options, job, person, signal)));
      failure = failures.find((one) => one !== undefined && one !== 'not-in-schema') ?? failure;
      // Nobody else would fare better now.
      if (failure && failures.every((one) => one === failure)) {
        const rest = waiting.slice(from + atOnce);
        for (const person of rest) await noteFailure(options, jobId, person, failureNotes[failure]);
        break;
      }
    }
    if (failure && isTransient(failure) && !isLastTry) throw new Error(`The language model failed: ${failure}`);
  }),
];

async function rankOne(
  options: RankTopOptions,
  job: { id: string; organisation_id: string },
  person: Person,
  signal: AbortSignal,
): Promise<LlmFailure | undefined> {
  const { database, llm, scoring } = options;
  const pair = { jobId: job.id, candidateId: person.candidate_id };
  const inputs = await scoring.readPair(database.system, pair);
  if (!inputs) return undefined;
  const asked = await llm.ask(job.organisation_id, rankQuestion(inputs.job, inputs.cv), signal);
  if (asked.kind === 'failed') {
    await noteFailure(options, job.id, person, asked.note);
    return asked.failure;
  }
  if (asked.kind === 'off') return undefined;
  const { score, factors } = asked.value;
  const evidence = locate(factors, await listSources(database.system, person.cv_id));
  // Refused when the words have changed since they were read: whoever changed them asks again.
  await database.transaction(systemScope, (tx) =>
    scoring.applyOutsideScore(tx, {
      ...pair,
      inputsHash: inputs.inputsHash,
      engine: asked.engine,
      version: rankVersion,
      score,
      factors: factors.map(({ id, label, weight, lit }) => ({ id, label, weight, lit })),
      evidence,
      note: null,
    }),
  );
  return undefined;
}

/** The score that is there stays; a score the model made before needs no excuse. */
async function noteFailure({ database, scoring }: RankTopOptions, jobId: string, person: Person, note: string) {
  if (person.engine.startsWith('llm:')) return;
  const pair = { jobId, candidateId: person.candidate_id };
  await database.transaction(systemScope, (tx) => scoring.setNote(tx, pair, note));
}

/** Says of each quotation on which page of the file it stands. */
function locate(
  factors: readonly ExplainedFactor[],
  sources: readonly (Omit<PlacedLine, 'text'> & { quote: string })[],
) {
  const find = createLocator(sources.map(({ quote, page, box }) => ({ text: quote, page, box })));
  return factors.map((factor) => ({
    ...factor,
    met: factor.met.map((item) => ({
      ...item,
      evidence: item.evidence.map(({ quote }) => {
        const place = find(quote);
        return { quote, page: place?.page ?? null, box: place?.box ?? null };
      }),
    })),
  }));
}
