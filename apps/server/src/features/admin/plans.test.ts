import { listAdminPlans, updatePlan } from '@candela/contract/admin/admin-console.routes.ts';
import { createCompany as addCompany } from '@candela/contract/companies/companies.routes.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createParent, createPerson, type Person, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createPerson(app, 'admin');
  token = (await signIn(app, admin)).token;
});
afterAll(() => app.close());

const plans = async () => (await app.call(listAdminPlans, {}, { token })).body.data;
const planNamed = async (name: string) => {
  const plan = (await plans()).find((each) => each.name === name);
  if (!plan) throw new Error(`No plan ${name}`);
  return plan;
};
const change = async (name: string, body: RouteInput<typeof updatePlan>['body']) =>
  app.call(updatePlan, { params: { id: (await planNamed(name))._id }, body }, { token });
const changes = () =>
  app.platform.database.system
    .selectFrom('audit_events')
    .select(['actor_account_id', 'subject_id', 'detail'])
    .where('action', '=', 'admin.plan-changed')
    .orderBy('id')
    .execute();

describe('plans', () => {
  it('are listed in order, with how many organisations are on each', async () => {
    const parent = await createParent(app);
    await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'scale' });
    expect((await plans()).map(({ name, organisations, position }) => [name, organisations, position])).toEqual([
      ['free', 1, 1],
      ['starter', 0, 2],
      ['scale', 1, 3],
      ['enterprise', 0, 4],
    ]);
  });

  it('change in what was sent and in nothing else, to the penny, and the log says from what to what', async () => {
    const before = await planNamed('starter');
    const answer = await change('starter', {
      displayName: 'Beginner',
      price: { monthly: 59.99, yearly: 490 },
      limits: { companies: 1, jobs: 8, seats: -1 },
      mailsPerDay: 250,
    });
    expect(answer.status).toBe(200);
    const after = { ...before, displayName: 'Beginner', price: { monthly: 59.99, yearly: 490 }, mailsPerDay: 250 };
    expect(answer.body.data).toEqual({ ...after, limits: { companies: 1, jobs: 8, seats: -1 } });
    expect(await planNamed('starter')).toEqual(answer.body.data);
    const stored = await app.platform.database.system
      .selectFrom('plans')
      .select(['price_monthly_pence', 'price_yearly_pence'])
      .where('name', '=', 'starter')
      .executeTakeFirst();
    expect(stored).toEqual({ price_monthly_pence: 5999, price_yearly_pence: 49000 });
    const onSale = (await app.call(listPlans, {})).body.data.find((plan) => plan.name === 'starter');
    expect(onSale).toMatchObject({ displayName: 'Beginner', price: { monthly: 59.99, yearly: 490 } });
    expect(await changes()).toEqual([
      {
        actor_account_id: admin.accountId,
        subject_id: before._id,
        detail: {
          plan: 'starter',
          displayName: 'Starter → Beginner',
          'price.monthly': '£49.00 → £59.99',
          'limits.jobs': '5 → 8',
          'limits.seats': '3 → unlimited',
          mailsPerDay: '200 → 250',
        },
      },
    ]);
  });

  it('leave no trace of a change that is none', async () => {
    const before = await changes();
    const { displayName, description, price, limits, features_display } = await planNamed('scale');
    await change('scale', { displayName, description, price, limits, features_display });
    await change('scale', {});
    expect(await changes()).toEqual(before);
  });

  it('count from the next thing a recruiter adds; no organisation loses what it has', async () => {
    const parent = await createParent(app);
    await setPlan(app, parent.organisationId, { name: 'scale' });
    const session = await signIn(app, parent);
    const add = async () => {
      const body = {
        companyName: 'Another',
        industry: 13,
        description: 'A company',
        location: 'Leeds',
        website: 'https://another.example',
        careerPageUrl: 'https://another.example/jobs',
        size: 3,
        contactEmail: 'contact@another.example',
        contactPhone: '0113 496 0000',
        contactName: 'Contact',
        contactPosition: 'Owner',
      };
      return (await app.call(addCompany, { body }, { token: session.token })).status;
    };
    for (let count = 0; count < 3; count += 1) await createCompany(app, parent.organisationId);
    const { limits } = await planNamed('scale');
    await change('scale', { limits: { ...limits, companies: 2 } });
    expect(await add()).toBe(403);
    const kept = await app.platform.database.system
      .selectFrom('companies')
      .select('id')
      .where('organisation_id', '=', parent.organisationId)
      .execute();
    expect(kept).toHaveLength(3);
    await change('scale', { limits: { ...limits, companies: 4 } });
    expect([await add(), await add()]).toEqual([201, 403]);
    await change('scale', { limits: { ...limits, companies: -1 } });
    expect(await add()).toBe(201);
  });

  it.each([
    [{ price: { monthly: -1, yearly: 0 } }, 'price.monthly'],
    [{ price: { monthly: 1.234, yearly: 0 } }, 'price.monthly'],
    [{ price: { monthly: 1, yearly: 100_001 } }, 'price.yearly'],
    [{ limits: { companies: -2, jobs: 1, seats: 1 } }, 'limits.companies'],
    [{ limits: { companies: 1, jobs: 1.5, seats: 1 } }, 'limits.jobs'],
    [{ displayName: '  ' }, 'displayName'],
    [{ description: 'a\0b' }, 'description'],
    [{ features_display: Array.from({ length: 13 }, () => 'One more') }, 'features_display'],
  ])('refuse %j', async (body, path) => {
    const answer = await change('free', body);
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, path]);
  });

  it('that do not exist are not found', async () => {
    const answer = await app.call(updatePlan, { params: { id: crypto.randomUUID() }, body: {} }, { token });
    expect(answer.body.type).toBe('NOT_FOUND');
  });
});
