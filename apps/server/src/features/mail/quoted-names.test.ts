import { register } from '@candela/contract/auth/auth.routes.ts';
import { createCompany as addCompany, updateCompany } from '@candela/contract/companies/companies.routes.ts';
import { createJob as addJob, updateJob } from '@candela/contract/jobs/jobs.routes.ts';
import { registerInterest } from '@candela/contract/leads/interest.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../platform/database/scope.ts';
import { beginGoogle, chooseAccount, finishGoogle } from '../../testing/google-sign-in.ts';
import { createJob, jobInput } from '../../testing/jobs.ts';
import { createCompany, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { freshEmail, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cvText, uploadCvs } from '../../testing/uploads.ts';
import { createDraftFromDocument } from '../jobs/job-drafts.service.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let companyId: string;
let jobId: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId);
  jobId = await createJob(app, { organisationId: parent.organisationId, companyId });
  ({ token } = await signIn(app, parent));
});
afterAll(() => app.close());

const company = {
  companyName: 'Tidewater',
  industry: 7,
  description: 'Harbours and locks.',
  location: 'Bristol',
  website: 'https://tidewater.example',
  careerPageUrl: 'https://tidewater.example/careers',
  size: 40,
  contactEmail: 'people@tidewater.example',
  contactPhone: '0117 496 0000',
  contactName: 'Jo Bell',
  contactPosition: 'Head of people',
};
const found = <Value>(value: Value) => ({
  value,
  page: 1,
  quote: String(value),
  confidence: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

const hostile = [
  'Royal Mail: parcel held, pay 1.99 at http://evil.example/pay',
  'pay at royalmail-fees.com',
  'Ida\r\nBcc: someone@else.test',
  'Ida \u202Eenav',
];

describe('whatever a mail can quote is refused with a second line, hidden characters or a web address', () => {
  it.each(hostile)('%j', async (name) => {
    const forms: { field: string; send: () => Promise<{ status: number; body: { errors: { path: string }[] } }> }[] = [
      ...['firstName', 'lastName', 'company'].map((field) => ({
        field,
        send: () =>
          app.call(register, { body: { ...registration(freshEmail(), { role: 'recruiter' }), [field]: name } }),
      })),
      ...['companyName', 'location', 'contactName', 'contactPosition', 'contactPhone'].flatMap((field) => [
        { field, send: () => app.call(addCompany, { body: { ...company, [field]: name } }, { token }) },
        {
          field,
          send: () => app.call(updateCompany, { params: { id: companyId }, body: { [field]: name } }, { token }),
        },
      ]),
      ...['title', 'recruiter'].flatMap((field) => [
        { field, send: () => app.call(addJob, { body: { ...jobInput(app, companyId), [field]: name } }, { token }) },
        { field, send: () => app.call(updateJob, { params: { id: jobId }, body: { [field]: name } }, { token }) },
      ]),
      ...['FNAME', 'LNAME'].map((field) => ({
        field,
        send: () => app.call(registerInterest, { body: { EMAIL: freshEmail(), [field]: name } }),
      })),
    ];
    for (const { field, send } of forms) {
      const { status, body } = await send();
      expect([field, status, body.errors.map(({ path }) => path)]).toEqual([field, 400, [field]]);
    }
  });
});

describe('names that were not typed here are cleaned', () => {
  it('of a candidate, read from a CV', async () => {
    const bytes = cvText({ name: 'Ida Royal-Mail.com', email: 'ida@quoted.test' });
    await uploadCvs(app, token, [{ fileName: 'ida.txt', bytes }], { jobId });
    await app.work();
    const { name } = await app.platform.database.system
      .selectFrom('candidates')
      .select('name')
      .where('email', '=', 'ida@quoted.test')
      .executeTakeFirstOrThrow();
    expect(name).toBe('Ida Royal-Mail');
  });

  it('of a job and its recruiter, read from a document', async () => {
    const { system } = app.platform.database;
    const parsed = {
      title: found('Courier, pay 1.99 at http://evil.example/pay'),
      recruiter: found('Jo\nBell, jo@evil.com'),
      missingFields: [],
    };
    const id = await app.platform.database.transaction(systemScope, (tx) =>
      createDraftFromDocument(
        tx,
        { organisationId: parent.organisationId, companyId },
        parsed as unknown as Parameters<typeof createDraftFromDocument>[2],
        app.clock.now(),
      ),
    );
    const job = await system.selectFrom('jobs').select(['title', 'recruiter']).where('id', '=', id).execute();
    expect(job).toEqual([{ title: 'Courier, pay 1.99 at', recruiter: 'Jo Bell,' }]);
  });

  it('of an account, from the identity provider', async () => {
    const email = 'google@quoted.test';
    const { authorizeUrl, cookies } = await beginGoogle(app, 'recruiter');
    const person = { email, firstName: 'Ida evil.com/pay', lastName: 'Vane' };
    await finishGoogle(app, await chooseAccount(app, authorizeUrl, person), cookies);
    const account = await app.platform.database.system
      .selectFrom('accounts as a')
      .innerJoin('members as m', 'm.account_id', 'a.id')
      .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
      .select(['a.first_name', 'o.name'])
      .where('a.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ first_name: 'Ida', name: 'Ida Vane' });
  });
});
