import { setTimeout } from 'node:timers/promises';
import { registerInterest, unsubscribe } from '@candela/contract/leads/interest.routes.ts';
import * as admin from '@candela/contract/leads/leads.routes.ts';
import { createLead } from '@candela/contract/leads/whitepaper-leads.routes.ts';
import { recordVisit } from '@candela/contract/site/visits.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, days, minutes } from '../../platform/clock.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { publish, writeResource } from '../../testing/resources.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetVisitors } from './leads.tasks.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  ({ token } = await signIn(app, await createPerson(app, 'admin')));
});
afterAll(() => app.close());

const person = { firstName: 'Ada', lastName: 'Visitor', companyEmail: 'Ada@Company.Test' };

describe('a whitepaper', () => {
  it('is handed over for a name and an address, by a link that soon stops working', async () => {
    const paper = await publish(app, token, await writeResource(app, token, { type: 'whitepapers', title: 'Paper' }));
    const { status, body } = await app.call(createLead, { params: { slug: paper.slug }, body: person });
    expect(status).toBe(200);
    expect(body.downloadUrl).toMatch(/^https?:\/\/[^/]+\//);
    const file = await app.inject(body.downloadUrl);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['content-type']).toContain('application/pdf');
    expect(file.body).toContain('%PDF-1.4');
    app.clock.advance(minutes(6));
    expect((await app.inject(body.downloadUrl)).statusCode).toBe(403);

    // Again, with the name spelt otherwise: the same lead, nothing lost.
    const again = await app.call(createLead, {
      params: { slug: paper.slug },
      body: { ...person, firstName: '=Ada()' },
    });
    expect(again.status).toBe(200);
    const list = await app.call(admin.listLeads, { query: { resourceId: paper.id } }, { token });
    expect(list.body.items).toMatchObject([
      { firstName: '=Ada()', companyEmail: 'ada@company.test', requests: 2, resourceTitle: 'Paper' },
    ]);
    const csv = await app.call(admin.exportLeads, { query: { search: 'ada@' } }, { token });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toContain('attachment');
    expect(String(csv.body)).toContain("'=Ada(),Visitor,ada@company.test,Paper,");
  });

  it('is asked for by many at once, and each is counted once', async () => {
    const paper = await publish(app, token, await writeResource(app, token, { type: 'whitepapers' }));
    const ask = () => app.call(createLead, { params: { slug: paper.slug }, body: person });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const list = await app.call(admin.listLeads, { query: { resourceId: paper.id } }, { token });
    expect(list.body.items).toMatchObject([{ requests: 8 }]);
  });

  it('is unavailable to those who ask in the moment in which it is taken away', async () => {
    const paper = await publish(app, token, await writeResource(app, token, { type: 'whitepapers' }));
    let asked: ReturnType<typeof app.call<typeof createLead>> | undefined;
    await app.platform.database.transaction(systemScope, async (tx) => {
      await tx.deleteFrom('resources').where('id', '=', paper.id).execute();
      asked = app.call(createLead, { params: { slug: paper.slug }, body: person });
      // It has found the file by then, and waits for what becomes of it.
      await setTimeout(300);
    });
    const gone = await app.call(createLead, { params: { slug: paper.slug }, body: person });
    for (const { status, body } of [await asked, gone].filter((answer) => answer !== undefined)) {
      expect([status, body.message]).toEqual([404, 'This resource is unavailable right now.']);
    }
  });

  it.each([
    [{ ...person, companyEmail: 'not an address' }, 'companyEmail', 'Email is invalid'],
    [{ ...person, companyEmail: `${'a'.repeat(300)}@x.test` }, 'companyEmail', 'Email is invalid'],
    [{ ...person, firstName: ' ' }, 'firstName', 'First name is required'],
    [{ ...person, lastName: 'x'.repeat(101) }, 'lastName', 'Must be at most 100 characters'],
  ])('is not handed over for %j', async (body, path, message) => {
    const answer = await app.call(createLead, { params: { slug: 'paper' }, body });
    expect(answer.body.errors).toEqual([{ path, message }]);
  });
});

describe('registering interest', () => {
  it('puts a visitor on the list once, tells them, and lets them off again', async () => {
    const register = (EMAIL: string) => app.call(registerInterest, { body: { EMAIL, FNAME: 'Bo', LNAME: 'List' } });
    const first = await register('bo@company.test');
    expect(first.body.message).toBe('Thank you. We will be in touch.');
    expect((await register('BO@company.test')).body).toEqual(first.body);
    const mails = await app.mailTo('bo@company.test');
    expect(mails).toHaveLength(1);
    const link = /unsubscribe\?token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect((await app.call(unsubscribe, { body: { token: link } })).status).toBe(200);
    expect((await app.call(unsubscribe, { body: { token: link } })).status).toBe(200);
    const list = await app.call(admin.listInterest, { query: { search: 'bo@' } }, { token });
    expect(list.body.items).toMatchObject([{ email: 'bo@company.test', role: 'Employer' }]);
    expect(list.body.items[0]?.unsubscribedAt).not.toBeNull();
    // A visitor who comes back is welcome.
    await register('bo@company.test');
    expect(await app.mailTo('bo@company.test')).toHaveLength(2);
  });

  it('thanks a machine that fills in what no visitor can see, and forgets it', async () => {
    const { status } = await app.call(registerInterest, {
      body: { EMAIL: 'robot@spam.test', b_website: 'https://spam.test' },
    });
    expect(status).toBe(200);
    const list = await app.call(admin.listInterest, { query: { search: 'robot@' } }, { token });
    expect(list.body.items).toEqual([]);
  });
});

describe('what visitors left', () => {
  it('is forgotten after seven years, as the privacy page says', async () => {
    const { system } = app.platform.database;
    const paper = await publish(app, token, await writeResource(app, token, { type: 'whitepapers' }));
    const now = app.clock.now();
    const lead = { resource_id: paper.id, first_name: 'A', last_name: 'B', created_at: after(now, -days(3000)) };
    await system
      .insertInto('leads')
      .values([
        { ...lead, company_email: 'old@years.test', last_requested_at: after(now, -days(2560)) },
        { ...lead, company_email: 'again@years.test', last_requested_at: after(now, -days(2550)) },
      ])
      .execute();
    await system
      .insertInto('interest_registrations')
      .values(
        [2560, 2550].map((age) => ({
          email: `${age}@years.test`,
          role: 'Employer',
          created_at: after(now, -days(age)),
        })),
      )
      .execute();
    await forgetVisitors({ database: app.platform.database, clock: app.clock });
    const leads = await app.call(admin.listLeads, { query: { search: '@years.test' } }, { token });
    expect(leads.body.items.map(({ companyEmail }) => companyEmail)).toEqual(['again@years.test']);
    const interest = await app.call(admin.listInterest, { query: { search: '@years.test' } }, { token });
    expect(interest.body.items.map(({ email }) => email)).toEqual(['2550@years.test']);
  });
});

describe('counting visits', () => {
  it('keeps pages and sites, and nothing else', async () => {
    const visit = (body: Parameters<typeof app.call<typeof recordVisit>>[1]['body']) => app.call(recordVisit, { body });
    await Promise.all(Array.from({ length: 5 }, () => visit({ path: '/about', referrer: 'www.Example.com' })));
    await visit({ path: '/reset-password' });
    await visit({ path: '/resources/blog/a-slug/' });
    await visit({ path: '/employers', event: 'interest-registered', referrer: '<script>' });
    const rows = await app.platform.database.system
      .selectFrom('page_views')
      .select(['path', 'referrer', 'event', 'views'])
      .orderBy('path')
      .execute();
    expect(rows).toEqual([
      { path: '/about', referrer: 'example.com', event: '', views: 5 },
      { path: '/employers', referrer: '', event: 'interest-registered', views: 1 },
      { path: '/resources/blog/a-slug', referrer: '', event: '', views: 1 },
    ]);
  });
});

it('writes everyone into the file, more than are read at once, each once and the newest first', async () => {
  const { system } = app.platform.database;
  const people = Array.from({ length: 1201 }, (_, at) => ({
    email: `many-${String(at).padStart(4, '0')}@many.test`,
    first_name: 'Many',
    last_name: 'People',
    role: 'Employer',
    // Several in one moment, also over the end of a piece.
    created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 7) * 1000),
  }));
  await system.insertInto('interest_registrations').values(people).execute();
  const csv = await app.call(admin.exportInterest, { query: { search: '@many.test' } }, { token });
  const emails = String(csv.body)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0] ?? '');
  expect(emails).toHaveLength(1201);
  expect(new Set(emails).size).toBe(1201);
  const moments = String(csv.body)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[4] ?? '');
  expect(moments).toEqual([...moments].sort().reverse());
});
