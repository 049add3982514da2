import { getOverview } from '@candela/contract/admin/admin-console.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit, sealAudit } from '../../platform/audit/audit.repo.ts';
import { after, days, minutes } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cleanUpTask } from '../auth/auth.tasks.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  // The day does not change while its visits are counted.
  app.clock.stop();
  token = (await signIn(app, await createPerson(app, 'admin'))).token;
});
afterAll(() => app.close());

const system = () => app.platform.database.system;
const ago = (milliseconds: number) => after(app.clock.now(), -milliseconds);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const overview = async () => {
  const answer = await app.call(getOverview, {}, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const kinds = async () => (await overview()).attention.map(({ kind, count }) => [kind, count]);

describe('the overview', () => {
  it('has nothing to say when all is well', async () => {
    const { attention, visits, topPages, referrers } = await overview();
    expect({ attention, topPages, referrers }).toEqual({ attention: [], topPages: [], referrers: [] });
    expect(visits).toHaveLength(30);
    expect(visits.every(({ views }) => views === 0)).toBe(true);
  });

  it('counts who is here and what was asked for in the last seven days', async () => {
    const before = (await overview()).totals;
    const parent = await createParent(app);
    await createPerson(app, 'candidate');
    const companyId = await createCompany(app, parent.organisationId);
    await createJob(app, { organisationId: parent.organisationId, companyId });
    await createJob(app, { organisationId: parent.organisationId, companyId }, { status: 'Closed' });
    const { id } = await system()
      .insertInto('resources')
      .values({ type: 'whitepapers', slug: 'overview', title: 'Overview' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [email, age] of [['new@x.test', days(6)] as const, ['old@x.test', days(8)] as const]) {
      const created_at = ago(age);
      await system()
        .insertInto('leads')
        .values({
          resource_id: id,
          first_name: 'A',
          last_name: 'B',
          company_email: email,
          created_at,
          last_requested_at: created_at,
        })
        .execute();
      await system().insertInto('interest_registrations').values({ email, role: 'Employer', created_at }).execute();
    }
    expect((await overview()).totals).toEqual({
      organisations: before.organisations + 1,
      recruiters: before.recruiters + 1,
      candidates: before.candidates + 1,
      activeJobs: before.activeJobs + 1,
      leadsThisWeek: 1,
      interestThisWeek: 1,
    });
  });

  it('adds up the visits of thirty days, also those without any, and names what was seen most', async () => {
    const today = app.clock.now();
    const view = (age: number, path: string, views: number, more: { referrer?: string; event?: string } = {}) => ({
      day: dayOf(ago(days(age))),
      path,
      views,
      ...more,
    });
    await system()
      .insertInto('page_views')
      .values([
        view(0, '/', 5),
        view(0, '/', 2, { referrer: 'search.example' }),
        view(0, '/', 900, { event: 'demo-request' }),
        view(1, '/pricing', 4, { referrer: 'news.example' }),
        view(29, '/pricing', 10),
        view(30, '/about', 1000, { referrer: 'old.example' }),
      ])
      .execute();
    const { visits, topPages, referrers } = await overview();
    expect(visits).toHaveLength(30);
    expect(visits[0]).toEqual({ day: dayOf(ago(days(29))), views: 10 });
    expect(visits[1]).toEqual({ day: dayOf(ago(days(28))), views: 0 });
    expect(visits.slice(-2)).toEqual([
      { day: dayOf(ago(days(1))), views: 4 },
      { day: dayOf(today), views: 7 },
    ]);
    expect(topPages).toEqual([
      { path: '/pricing', views: 14 },
      { path: '/', views: 7 },
    ]);
    expect(referrers).toEqual([
      { host: 'news.example', views: 4 },
      { host: 'search.example', views: 2 },
    ]);
  });

  it('names what needs an admin, each once there is some of it, the worst first', async () => {
    const mailAt = (created_at: Date, status: 'failed' | 'held' = 'failed') =>
      system()
        .insertInto('mail_outbox')
        .values({ to_address: 'x@x.test', subject: 'S', body_text: 'T', body_html: 'H', status, created_at })
        .execute();
    await mailAt(ago(days(8)));
    expect(await kinds()).toEqual([]);
    await mailAt(ago(days(6)));
    expect(await kinds()).toEqual([['mail-failed', 1]]);
    await mailAt(ago(days(20)), 'held');

    const lapsed = await createParent(app);
    await setPlan(app, lapsed.organisationId, { name: 'scale', periodEnd: ago(1000) });
    const overdue = (slug: string, age: number) =>
      app.platform.database.transaction(systemScope, async (tx) => {
        const { id } = await tx
          .insertInto('resources')
          .values({ type: 'blog', slug, title: slug })
          .returning('id')
          .executeTakeFirstOrThrow();
        const version = {
          resource_id: id,
          number: 1,
          revision: 0,
          title: slug,
          description: '',
          content: '',
          words: 0,
        };
        await tx
          .insertInto('resource_versions')
          .values({ ...version, created_at: ago(0) })
          .execute();
        await tx
          .updateTable('resources')
          .set({ scheduled_version: 1, scheduled_for: ago(age) })
          .where('id', '=', id)
          .execute();
      });
    await overdue('just-due', minutes(4));
    await overdue('overdue', minutes(6));

    await app.platform.database.transaction(systemScope, sealAudit);
    await recordAudit(system(), { action: 'test.waits', at: ago(minutes(9)) });
    await recordAudit(system(), { action: 'test.late', at: ago(minutes(11)) });

    for (let count = 0; count < 4; count += 1)
      await app.platform.queue.enqueue(system(), cleanUpTask, {}, { tenant: 'platform' });
    await sql`with numbered as (select id, row_number() over () as n from pgboss.job where name = ${cleanUpTask.name})
      update pgboss.job j set
        state = case when n <= 2 then 'failed' else 'created' end::pgboss.job_state,
        start_after = now() - make_interval(mins => case n when 3 then 6 else 4 end)
      from numbered where numbered.id = j.id`.execute(system());

    const { attention } = await overview();
    expect(attention).toEqual([
      {
        kind: 'work-failed',
        severity: 'problem',
        count: 2,
        text: '2 background tasks failed and will not be retried.',
        path: '/admin/work?state=failed',
      },
      {
        kind: 'mail-failed',
        severity: 'problem',
        count: 1,
        text: '1 email could not be delivered in the last 7 days.',
        path: '/admin/mail?tab=failed',
      },
      {
        kind: 'mail-held',
        severity: 'problem',
        count: 1,
        text: '1 email is held until you release or refuse it.',
        path: '/admin/mail',
      },
      {
        kind: 'work-late',
        severity: 'problem',
        count: 1,
        text: '1 background task is more than 5 minutes late.',
        path: '/admin/work?state=queued',
      },
      {
        kind: 'resources-waiting',
        severity: 'problem',
        count: 1,
        text: '1 scheduled resource is more than 5 minutes late.',
        path: '/admin/resources?state=scheduled',
      },
      {
        kind: 'audit-late',
        severity: 'notice',
        count: 1,
        text: '1 audit entry has waited more than 10 minutes to be sealed.',
        path: '/admin/work?name=audit.seal',
      },
      {
        kind: 'plans-lapsed',
        severity: 'notice',
        count: 1,
        text: '1 organisation is on a plan that has lapsed.',
        path: '/admin/organisations?state=lapsed',
      },
    ]);
  });

  it('says before everything else that the audit log was tampered with', async () => {
    await app.platform.database.transaction(systemScope, sealAudit);
    expect((await kinds()).map(([kind]) => kind)).not.toContain('audit-broken');
    await recordAudit(system(), { action: 'test.forged', at: ago(0) });
    const { id } = await system()
      .selectFrom('audit_events')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`insert into audit_seals (event_id, chain, position, hash)
      select ${id}, chain, position + 1, hash from audit_seals order by position desc limit 1`.execute(system());
    const { attention } = await overview();
    expect(attention[0]).toEqual({
      kind: 'audit-broken',
      severity: 'problem',
      count: 1,
      text: `The audit log was changed after it was sealed, from entry ${id} on.`,
      path: '/admin/audit',
    });
  });
});
