import { getLanguageModel } from '@candela/contract/admin/admin-language-model.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createParent, createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const open = async (environment: Record<string, string> = {}) => {
  const app = await createTestApp({ environment });
  // The month does not change while it is looked at.
  app.clock.stop();
  const { token } = await signIn(app, await createPerson(app, 'admin'));
  const describeModel = async (query = {}) => (await app.call(getLanguageModel, { query }, { token })).body;
  return { app, describeModel };
};

describe('the language model in the console', () => {
  let app: TestApp;
  let describeModel: Awaited<ReturnType<typeof open>>['describeModel'];
  beforeAll(async () => {
    ({ app, describeModel } = await open({
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: 'https://models.test/v1',
      LLM_MODEL: 'small',
      LLM_API_KEY: 'a-key-that-nobody-sees',
      LLM_TASKS: 'rank,parse-cv',
      LLM_MONTHLY_TOKENS: '1000',
    }));
  });
  afterAll(() => app.close());

  it('is named without its key', async () => {
    const body = await describeModel();
    expect(body).toMatchObject({
      model: {
        provider: 'openai-compatible',
        model: 'small',
        host: 'models.test',
        tasks: ['rank', 'parse-cv'],
        monthlyTokens: 1000,
        rankTop: 25,
      },
      items: [],
      pagination: { total: 0 },
    });
    expect(JSON.stringify(body)).not.toContain('a-key-that-nobody-sees');
  });

  it('shows what each organisation spent, newest month first, the one that spent most above', async () => {
    const [small, large] = [await createParent(app), await createParent(app)];
    const month = `${app.clock.now().toISOString().slice(0, 7)}-01`;
    const spent = (organisationId: string, values: object) => ({ organisation_id: organisationId, month, ...values });
    await app.platform.database.system
      .insertInto('llm_usage')
      .values([
        spent(small.organisationId, { calls: 2, input_tokens: 10, output_tokens: 5 }),
        spent(large.organisationId, { calls: 9, failures: 3, unknown_tokens: 700, input_tokens: 200, turned_away: 4 }),
        { organisation_id: small.organisationId, month: '2020-01-01', calls: 1, output_tokens: 9_000_000_000 },
      ])
      .execute();
    const { items, pagination } = await describeModel();
    expect(items).toMatchObject([
      {
        organisationId: large.organisationId,
        month: month.slice(0, 7),
        isCurrent: true,
        calls: 9,
        failures: 3,
        turnedAway: 4,
        inputTokens: 200,
        unknownTokens: 700,
      },
      { organisationId: small.organisationId, isCurrent: true, calls: 2, inputTokens: 10, outputTokens: 5 },
      { organisationId: small.organisationId, month: '2020-01', isCurrent: false, outputTokens: 9_000_000_000 },
    ]);
    expect(pagination).toMatchObject({ total: 3, totalPages: 1 });
    const second = await describeModel({ page: 2, pageSize: 2 });
    expect(second.items).toEqual(items.slice(2));
    expect(second.pagination).toMatchObject({ total: 3, totalPages: 2, hasPrev: true, hasNext: false });
  });
});

it('is none unless one is configured', async () => {
  const { app, describeModel } = await open();
  expect(await describeModel()).toMatchObject({ model: null, items: [] });
  await app.close();
});
