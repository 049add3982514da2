import { login, register } from '@candela/contract/auth/auth.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, testPassword } from '../../testing/people.ts';
import { beginRegistration, confirmWith, freshEmail, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signInAs = (email: string, password: string, role: 'candidate' | 'recruiter') =>
  app.call(login, { body: { email, password, role } });

describe('register', () => {
  it('mails a code and makes an account only once the code is typed', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    const before = await app.platform.database.system
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(before).toEqual([]);
    expect((await confirmWith(app, email, code)).status).toBe(200);
    const answer = await signInAs(email, testPassword, 'candidate');
    expect(answer.body.user).toMatchObject({ email, firstName: 'Ida', lastName: 'Vane', role: 'candidate' });
  });

  it('answers the same for a known address, and only its owner hears more', async () => {
    const person = await createPerson(app, 'candidate');
    const known = await app.call(register, { body: registration(person.email, { password: 'Another-one-8' }) });
    const unknown = await app.call(register, { body: registration(freshEmail()) });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(201);
    const mail = await app.mailTo(person.email);
    expect(mail.map((each) => each.subject)).toEqual(['You already have a Candela account']);
    expect(mail[0]?.text).toContain(`/login?${new URLSearchParams({ email: person.email })}#candidate\n`);
    expect((await signInAs(person.email, 'Another-one-8', 'candidate')).status).toBe(401);
    expect((await signInAs(person.email, testPassword, 'candidate')).status).toBe(200);
  });

  it('leads the owner of a known address on to where they were going, and nowhere else', async () => {
    const { email } = await createPerson(app, 'candidate');
    for (const next of ['/dashboard/job/a', '//elsewhere.test'])
      await app.call(register, { body: registration(email, { next }) });
    const signInLinks = (await app.mailTo(email)).map(({ text }) => text.match(/\/login\S+/)?.[0]);
    expect(signInLinks).toEqual([
      `/login?${new URLSearchParams({ email })}#candidate`,
      `/login?${new URLSearchParams({ email, next: '/dashboard/job/a' })}#candidate`,
    ]);
  });

  it('makes separate accounts for the two roles of one address', async () => {
    const email = freshEmail();
    const first = await beginRegistration(app, registration(email, { role: 'candidate', password: 'As-candidate-1' }));
    await confirmWith(app, email, first, 'candidate');
    const second = await beginRegistration(app, registration(email, { role: 'recruiter', password: 'As-recruiter-1' }));
    await confirmWith(app, email, second, 'recruiter');
    expect((await signInAs(email, 'As-candidate-1', 'candidate')).status).toBe(200);
    expect((await signInAs(email, 'As-recruiter-1', 'recruiter')).status).toBe(200);
    expect((await signInAs(email, 'As-recruiter-1', 'candidate')).status).toBe(401);
  });

  it('confirms the password of the attempt whose code was typed, not of the one that came last', async () => {
    const email = freshEmail();
    const own = await beginRegistration(app, registration(email, { password: 'The-owners-1' }));
    await beginRegistration(app, registration(email, { password: 'The-intruders-1' }));
    expect((await confirmWith(app, email, own)).status).toBe(200);
    expect((await signInAs(email, 'The-owners-1', 'candidate')).status).toBe(200);
    expect((await signInAs(email, 'The-intruders-1', 'candidate')).status).toBe(401);
  });

  it('founds an organisation with the company as its name, on the free plan, the recruiter as its parent', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email, { role: 'recruiter', company: '  Lantern Works ' }));
    await confirmWith(app, email, code, 'recruiter');
    const { token } = (await signInAs(email, testPassword, 'recruiter')).body;
    const recruiter = (await app.call(getRecruiter, {}, { token })).body.data;
    expect(recruiter).toMatchObject({ isParent: true, organisation: { name: 'Lantern Works' } });
    expect(recruiter.memberships).toEqual([{ scope: 'all', role: 'admin', companyId: null, companyName: null }]);
    const subscription = (await app.call(getSubscription, {}, { token })).body.data;
    expect(subscription.subscription).toMatchObject({ status: 'free', subscriptionPlan: { name: 'free' } });
  });

  it('names the organisation after the person when no company is given', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email, { role: 'recruiter' }));
    await confirmWith(app, email, code, 'recruiter');
    const { token } = (await signInAs(email, testPassword, 'recruiter')).body;
    expect((await app.call(getRecruiter, {}, { token })).body.data.organisation.name).toBe('Ida Vane');
  });

  it('never makes an admin', async () => {
    const email = freshEmail();
    const answer = await app.inject({
      method: 'POST',
      url: register.path,
      payload: { ...registration(email), role: 'admin' },
    });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await app.mailTo(email)).toEqual([]);
  });

  it('refuses an invitation that was never sent, and writes nothing', async () => {
    const email = freshEmail();
    const answer = await app.call(register, { body: registration(email, { invite: 'made.up' }) });
    expect([answer.status, answer.body.type]).toEqual([400, 'INVALID_INVITE']);
    expect(await app.mailTo(email)).toEqual([]);
  });

  it('binds nothing through ids that carry no invitation', async () => {
    const stranger = await createPerson(app, 'candidate');
    const email = freshEmail();
    const input = registration(email, { candidateId: stranger.accountId, companyId: stranger.accountId });
    await confirmWith(app, email, await beginRegistration(app, input));
    const { user } = (await signInAs(email, testPassword, 'candidate')).body;
    expect(user.id).not.toBe(stranger.accountId);
    expect(user.companyId).toBeNull();
  });

  it('strips keys it does not know', async () => {
    const email = freshEmail();
    const hostile = { suspended_at: null, isParent: true, id: crypto.randomUUID(), authProvider: 'google' };
    const code = await beginRegistration(app, { ...registration(email), ...hostile });
    expect((await confirmWith(app, email, code)).status).toBe(200);
    const { user } = (await signInAs(email, testPassword, 'candidate')).body;
    expect(user.id).not.toBe(hostile.id);
    expect(user.authProvider).toBe('cognito');
  });

  it('keeps a next that is a path on this site and drops any other', async () => {
    const cases = [
      ['/dashboard/jobs?tab=draft', '/dashboard/jobs?tab=draft'],
      ['https://evil.example/', null],
      ['//evil.example/', null],
      ['/\\evil.example', null],
      ['/%2F%2Fevil.example', null],
      ['javascript:alert(1)', null],
      ['/api/auth/logout', null],
    ] as const;
    for (const [next, expected] of cases) {
      const email = freshEmail();
      const code = await beginRegistration(app, registration(email, { next }));
      const answer = await confirmWith(app, email, code);
      expect([next, answer.body.next]).toEqual([next, expected]);
    }
  });

  it('reads an address in any case and with spaces around it', async () => {
    const email = freshEmail();
    const code = await beginRegistration(app, registration(email));
    expect((await confirmWith(app, ` ${email.toUpperCase()} `, code)).status).toBe(200);
    expect((await signInAs(email.toUpperCase(), testPassword, 'candidate')).status).toBe(200);
  });
});
