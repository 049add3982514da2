import { Writable } from 'node:stream';
import { createAnthropicLlm } from '@candela/integrations/llm/anthropic.ts';
import type { Llm } from '@candela/integrations/llm/port.ts';
import { type LlmMode, type LlmServer, llmServerKey } from '@candela/integrations/testing/llm-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectModel, createModelApp } from '../../testing/model-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { reserve, settle } from './budget.repo.ts';
import { createLlmService, failureNotes, type LlmService, type ModelCall, tooLongNote } from './llm.service.ts';

let app: TestApp;
let database: Database;
let server: LlmServer;
let logged = '';
const now = new Date('2026-11-15T10:00:00Z');
const log = createLogger(
  'info',
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
);

beforeAll(async () => {
  ({ app, server } = await createModelApp());
  ({ database } = app.platform);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  server.reset();
  server.answers(() => ({ title: 'Keeper' }));
  logged = '';
});

const vendors: [string, (timeoutMs?: number) => Llm][] = [
  ['openai-compatible', (timeoutMs) => connectModel(server, timeoutMs)],
  [
    'anthropic',
    (timeoutMs = 20_000) =>
      createAnthropicLlm({ baseUrl: server.baseUrl, apiKey: llmServerKey, model: 'claude-small', timeoutMs }),
  ],
];

const settings = (environment: Record<string, string> = {}) =>
  readConfig({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'small',
    ...environment,
  }).llm;

const open = (llm: Llm | undefined, environment: Record<string, string> = {}): LlmService =>
  createLlmService({ llm, settings: settings(environment), database, clock: { now: () => now }, log });

const createOrganisation = async (): Promise<string> =>
  (
    await database.system
      .insertInto('organisations')
      .values({ name: 'Lumen Works' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const usageOf = (organisationId: string) =>
  database.system.selectFrom('llm_usage').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst();

const call: ModelCall<{ title: string }, string> = {
  task: 'parse-cv',
  instructions: 'Read.',
  data: { cv: 'Ines Faro kept the light' },
  schema: z.object({ title: z.string() }),
  maxOutputTokens: 100,
  accept: ({ title }) => (title === 'Invented' ? null : title),
};
/** What this call sets aside. */
const oneCall = 720;

describe.each(vendors)('asking %s', (_vendor, connect) => {
  let llm: LlmService;
  let organisationId: string;
  beforeAll(async () => {
    llm = open(connect());
    organisationId = await createOrganisation();
  });

  it('answers with the model’s name and counts what it cost', async () => {
    const asked = await llm.ask(organisationId, call);
    expect(asked).toEqual({ kind: 'answered', value: 'Keeper', engine: llm.engine });
    expect(await usageOf(organisationId)).toMatchObject({
      calls: 1,
      failures: 0,
      input_tokens: 321,
      output_tokens: 45,
    });
  });

  it.each<[LlmMode[], keyof typeof failureNotes]>([
    [[{ kind: 'garbage' }], 'not-in-schema'],
    [[{ kind: 'wrong-shape' }], 'not-in-schema'],
    [[{ kind: 'truncated' }], 'not-in-schema'],
    [[{ kind: 'says', value: { title: 'Invented' } }], 'not-in-schema'],
    [[{ kind: 'refuses' }], 'refused'],
    [[{ kind: 'silent' }], 'timeout'],
    [[{ kind: 'slow', milliseconds: 1_000 }], 'timeout'],
    [[{ kind: 'hangs-midway' }], 'timeout'],
    [[{ kind: 'busy', retryAfter: '60' }], 'unavailable'],
  ])('falls back with a note after %j', async (modes, failure) => {
    server.meet(...modes);
    const asking = failure === 'timeout' ? open(connect(100)) : llm;
    expect(await asking.ask(organisationId, call)).toEqual({
      kind: 'failed',
      failure,
      note: failureNotes[failure],
    });
  });

  it('hears the answer after one failure', async () => {
    server.meet({ kind: 'broken' });
    expect((await open(connect()).ask(organisationId, call)).kind).toBe('answered');
    expect(server.questions).toHaveLength(2);
  });
});

describe('what is kept to itself', () => {
  it('neither material nor key is logged; figures are', async () => {
    const llm = open(vendors[0]?.[1]());
    await llm.ask(await createOrganisation(), call);
    server.meet({ kind: 'wrong-key' });
    await llm.ask(await createOrganisation(), call);
    expect(logged).toContain('"inputTokens":321');
    expect(logged).toContain('"reasonCode":"HTTP_401"');
    expect(logged).not.toMatch(new RegExp(`Ines|Keeper|Read\\.|${llmServerKey}`));
  });

  it('without a model, an organisation, or the task being wanted no model is asked', async () => {
    const organisationId = await createOrganisation();
    expect(await open(undefined).ask(organisationId, call)).toEqual({ kind: 'off' });
    const llm = open(vendors[0]?.[1](), { LLM_TASKS: 'rank' });
    expect(await llm.ask(organisationId, call)).toEqual({ kind: 'off' });
    expect(await open(vendors[0]?.[1]()).ask(null, call)).toEqual({ kind: 'off' });
    expect(server.questions).toHaveLength(0);
    expect(await usageOf(organisationId)).toBeUndefined();
  });
});

it('what is far too long is not sent', async () => {
  const asked = await open(vendors[0]?.[1]()).ask(await createOrganisation(), {
    ...call,
    data: 'x'.repeat(130_000),
  });
  expect(asked).toEqual({ kind: 'failed', failure: 'refused', note: tooLongNote });
  expect(server.questions).toHaveLength(0);
});

describe('the budget', () => {
  const connect = (timeoutMs?: number) => vendors[0]?.[1](timeoutMs);
  const spent = async (organisationId: string) => {
    const usage = await usageOf(organisationId);
    return usage ? usage.input_tokens + usage.output_tokens + usage.unknown_tokens : 0;
  };

  it('is not passed: what could cost more than is left is not asked', async () => {
    const organisationId = await createOrganisation();
    const llm = open(connect(), { LLM_MONTHLY_TOKENS: String(oneCall + 300) });
    expect((await llm.ask(organisationId, call)).kind).toBe('answered');
    expect(await llm.ask(organisationId, call)).toMatchObject({ failure: 'over-budget' });
    expect(server.questions).toHaveLength(1);
    expect(await spent(organisationId)).toBe(366);
  });

  it('is each organisation’s own, and new each month', async () => {
    const [first, second] = [await createOrganisation(), await createOrganisation()];
    const limit = { LLM_MONTHLY_TOKENS: String(oneCall) };
    const llm = open(connect(), limit);
    const nextMonth = createLlmService({
      llm: connect(),
      settings: settings(limit),
      database,
      clock: { now: () => new Date('2026-12-01T00:00:00Z') },
      log,
    });
    expect((await llm.ask(first, call)).kind).toBe('answered');
    expect((await llm.ask(first, call)).kind).toBe('failed');
    expect((await llm.ask(second, call)).kind).toBe('answered');
    expect((await nextMonth.ask(first, call)).kind).toBe('answered');
  });

  it('of ten who come at once for the last tokens, one gets them', async () => {
    const organisationId = await createOrganisation();
    server.meet({ kind: 'slow', milliseconds: 60 });
    const llm = open(connect(), { LLM_MONTHLY_TOKENS: String(oneCall) });
    const asked = await Promise.all(Array.from({ length: 10 }, () => llm.ask(organisationId, call)));
    const kinds = asked.map((one) => (one.kind === 'failed' ? one.failure : one.kind)).sort();
    expect(kinds).toEqual(['answered', ...Array.from({ length: 9 }, () => 'over-budget')]);
    expect(server.questions).toHaveLength(1);
  });

  it('counts in full what cannot be told, nothing for what was never done, and a failure’s own cost', async () => {
    const organisationId = await createOrganisation();
    const llm = open(connect());
    server.meet({ kind: 'busy', retryAfter: '60' }, { kind: 'wrong-shape' }, { kind: 'silent' });
    await llm.ask(organisationId, call);
    expect(await spent(organisationId)).toBe(0);
    await llm.ask(organisationId, call);
    expect(await spent(organisationId)).toBe(366);
    await open(connect(100)).ask(organisationId, call);
    const usage = await usageOf(organisationId);
    expect(usage).toMatchObject({ calls: 3, failures: 3, input_tokens: 321, output_tokens: 45 });
    expect(usage?.unknown_tokens).toBeGreaterThan(600);
  });

  it('gets back what a killed process had set aside, as spent', async () => {
    const organisationId = await createOrganisation();
    const input = { organisationId, tokens: 500, budget: 900, now, expiresAt: new Date(now.getTime() + 1000) };
    const take = (at: Date) => database.transaction(systemScope, (tx) => reserve(tx, { ...input, now: at }));
    expect(await take(now)).not.toBeNull();
    expect(await take(now)).toBeNull();
    const later = new Date(now.getTime() + 2000);
    expect(await take(later)).toBeNull();
    expect(await usageOf(organisationId)).toMatchObject({ calls: 1, failures: 1, unknown_tokens: 500 });
  });

  it('settles a call once', async () => {
    const organisationId = await createOrganisation();
    const input = { organisationId, tokens: 500, budget: 900, now, expiresAt: new Date(now.getTime() + 1000) };
    const reservation = await database.transaction(systemScope, (tx) => reserve(tx, input));
    if (!reservation) throw new Error('not reserved');
    const outcome = { usage: { inputTokens: 10, outputTokens: 5 }, isUsable: true };
    await settle(database.system, reservation, outcome);
    await settle(database.system, reservation, outcome);
    expect(await usageOf(organisationId)).toMatchObject({ calls: 1, input_tokens: 10, output_tokens: 5 });
  });
});
