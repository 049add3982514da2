import { type Llm, LlmFailed, type LlmFailure, type LlmUsage } from '@candela/integrations/llm/port.ts';
import type { z } from 'zod';
import { after, type Clock, minutes } from '../../platform/clock.ts';
import type { LlmSettings, LlmTask } from '../../platform/config/llm-variables.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Reservation, reserve, settle } from './budget.repo.ts';

/** A task for the model: what it is told, what it is given, and which of its answers hold up. */
export interface ModelCall<Raw, Value> {
  task: LlmTask;
  instructions: string;
  data: unknown;
  schema: z.ZodType<Raw>;
  maxOutputTokens: number;
  /** Where a caller waits for it: shorter than the configured time-out. */
  timeoutMs?: number;
  /** What is left of an answer once it was held against the material; null when nothing that deserves trust is. */
  accept(raw: Raw): Value | null;
}

export type Asked<Value> =
  | { kind: 'answered'; value: Value; engine: string }
  /** No model, or not for this. There is nothing to tell. */
  | { kind: 'off' }
  /** The built-in engine does it, and `note` says so. */
  | { kind: 'failed'; failure: LlmFailure; note: string };

export interface LlmService {
  /** As it is written beside what the model did: `llm:` and its name. */
  readonly engine: string | null;
  readonly rankTop: number;
  can(task: LlmTask): boolean;
  /** Outside any transaction. Never rejects for what the model does; a person's own affairs (no organisation) stay here. */
  ask<Raw, Value>(
    organisationId: string | null,
    call: ModelCall<Raw, Value>,
    signal?: AbortSignal,
  ): Promise<Asked<Value>>;
}

export interface LlmServiceOptions {
  llm: Llm | undefined;
  settings: LlmSettings | undefined;
  database: Database;
  clock: Clock;
  log: Logger;
}

export const failureNotes: Record<LlmFailure, string> = {
  timeout: 'The language model did not answer in time; the built-in engine did this.',
  unavailable: 'The language model could not be reached; the built-in engine did this.',
  'not-in-schema': 'The language model’s answer could not be used; the built-in engine did this.',
  refused: 'The language model would not do this; the built-in engine did it.',
  'over-budget': 'This month’s budget for the language model is used up; the built-in engine did this.',
};

/** About forty pages: what is longer is no CV and no advert, and would cost what a hundred others do. */
const longestMaterial = 120_000;
export const tooLongNote = 'This is too long for the language model; the built-in engine did this.';

/** On the safe side for English: a token is seldom shorter. */
const charactersOfToken = 3;
/** The schema and the words around the material. */
const overhead = 600;

export function createLlmService(options: LlmServiceOptions): LlmService {
  const { llm, settings } = options;
  return {
    engine: llm ? nameOf(llm) : null,
    rankTop: settings?.rankTop ?? 0,
    can: (task) => can(options, task),
    ask: (organisationId, call, signal) => ask(options, organisationId, call, signal),
  };
}

async function ask<Raw, Value>(
  options: LlmServiceOptions,
  organisationId: string | null,
  call: ModelCall<Raw, Value>,
  signal?: AbortSignal,
): Promise<Asked<Value>> {
  const { llm } = options;
  if (!llm || !can(options, call.task) || organisationId === null) return { kind: 'off' };
  const { task, accept, ...request } = call;
  const { model } = llm;
  const startedAt = performance.now();
  // Figures and codes: neither what was asked nor what was answered.
  const report = (outcome: string, usage: LlmUsage | null, reasonCode?: string) =>
    options.log.info(
      { task, model, organisationId, outcome, reasonCode, ...usage, ms: Math.round(performance.now() - startedAt) },
      'language model asked',
    );
  const failed = (failure: LlmFailure): Asked<Value> => ({ kind: 'failed', failure, note: failureNotes[failure] });

  const length = JSON.stringify(request.data).length;
  if (length > longestMaterial) {
    report('too-long', null);
    return { kind: 'failed', failure: 'refused', note: tooLongNote };
  }
  const characters = request.instructions.length + length;
  const reservation = await setAside(options, organisationId, characters, request.maxOutputTokens);
  if (!reservation) {
    report('over-budget', null);
    return failed('over-budget');
  }
  try {
    const answer = await llm.complete({ task, ...request, ...(signal && { signal }) });
    const value = accept(answer.value);
    await close(options, reservation, answer.usage, value !== null);
    report(value === null ? 'not-acceptable' : 'answered', answer.usage);
    return value === null ? failed('not-in-schema') : { kind: 'answered', value, engine: nameOf(llm) };
  } catch (error) {
    await close(options, reservation, error instanceof LlmFailed ? error.usage : null, false);
    if (!(error instanceof LlmFailed)) throw error;
    report(error.reason, error.usage, error.code);
    return failed(error.reason);
  }
}

const can = ({ llm, settings }: LlmServiceOptions, task: LlmTask): boolean =>
  llm !== undefined && settings?.tasks.has(task) === true;

function setAside(
  { settings, database, clock }: LlmServiceOptions,
  organisationId: string,
  characters: number,
  maxOutputTokens: number,
) {
  const now = clock.now();
  return database.transaction(systemScope, (tx) =>
    reserve(tx, {
      organisationId,
      tokens: Math.ceil(characters / charactersOfToken) + overhead + maxOutputTokens,
      budget: settings?.monthlyTokens ?? 0,
      now,
      expiresAt: after(now, minutes(10)),
    }),
  );
}

const close = ({ database }: LlmServiceOptions, reservation: Reservation, usage: LlmUsage | null, isUsable: boolean) =>
  database.transaction(systemScope, (tx) => settle(tx, reservation, { usage, isUsable }));

const nameOf = ({ model }: Llm): string => `llm:${model}`;

/** Worth another try soon. Not so a time-out: what took all of it may have been paid for. */
export const isTransient = (failure: LlmFailure): boolean => failure === 'unavailable';
