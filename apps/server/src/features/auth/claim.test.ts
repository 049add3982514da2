import { confirm, register } from '@candela/contract/auth/auth.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, days } from '../../platform/clock.ts';
import { signLink } from '../../platform/secrets/signed-link.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createCompany, createParent, createPerson, setPlan } from '../../testing/people.ts';
import { beginRegistration, confirmWith, freshEmail, mailedCode, registration } from '../../testing/registering.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  const { organisationId } = await createParent(app);
  await setPlan(app, organisationId, { name: 'enterprise' });
  place = { organisationId, companyId: await createCompany(app, organisationId) };
});
afterAll(() => app.close());

const invitation = (candidateId: string, purpose: 'claim' | 'held' = 'claim') =>
  signLink(app.platform.keys.signedLink, purpose, candidateId, after(app.clock.now(), days(60)));
const invited = async (email: string) => {
  const { candidateId } = await createPersonWithCv(app, place, { email });
  return { candidateId, invite: invitation(candidateId) };
};
const ownerOf = async (candidateId: string) => {
  const row = await app.platform.database.system
    .selectFrom('candidates as c')
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['a.email', 'a.id'])
    .where('c.id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return row.email;
};

describe('claiming a record through an invitation', () => {
  it('binds the record when the address is confirmed, not before', async () => {
    const email = freshEmail();
    const { candidateId, invite } = await invited(email);
    const code = await beginRegistration(app, registration(email, { candidateId, invite }));
    expect(await ownerOf(candidateId)).toBeNull();
    expect((await confirmWith(app, email, code)).status).toBe(200);
    expect(await ownerOf(candidateId)).toBe(email);
    const events = await app.platform.database.system
      .selectFrom('audit_events')
      .select(['action', 'organisation_id'])
      .where('subject_id', '=', candidateId)
      .execute();
    expect(events).toEqual([{ action: 'candidate.claimed', organisation_id: place.organisationId }]);
  });

  it('works once', async () => {
    const email = freshEmail();
    const { candidateId, invite } = await invited(email);
    // Two attempts before either is confirmed: one account, one owner.
    const codes = [
      await beginRegistration(app, registration(email, { candidateId, invite })),
      await beginRegistration(app, registration(email, { candidateId, invite })),
    ];
    const answers = await Promise.all(codes.map((code) => confirmWith(app, email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await ownerOf(candidateId)).toBe(email);
    const again = await app.call(register, { body: registration(email, { candidateId, invite }) });
    expect([again.status, again.body.type]).toEqual([400, 'INVALID_INVITE']);
  });

  it('refuses an invitation for another address, record, purpose, role or time, and writes nothing', async () => {
    const email = freshEmail();
    const { candidateId, invite } = await invited(email);
    const other = await invited(freshEmail());
    const attempts = [
      registration(freshEmail(), { candidateId, invite }),
      registration(email, { candidateId: other.candidateId, invite }),
      registration(email, { candidateId: other.candidateId, invite: other.invite }),
      registration(email, { candidateId, invite: invitation(candidateId, 'held') }),
      registration(email, { candidateId, invite: `${invite}x` }),
      registration(email, { candidateId, invite, role: 'recruiter' as const }),
    ];
    for (const body of attempts) {
      const answer = await app.call(register, { body });
      expect([answer.status, answer.body.type]).toEqual([400, 'INVALID_INVITE']);
      expect(await app.mailTo(body.email)).toEqual([]);
    }
    app.clock.advance(days(61));
    expect((await app.call(register, { body: registration(email, { invite }) })).status).toBe(400);
    app.clock.advance(-days(61));
    expect(await ownerOf(candidateId)).toBeNull();
  });

  it('binds nothing through the id alone', async () => {
    const email = freshEmail();
    const { candidateId } = await invited(email);
    const code = await beginRegistration(app, registration(email, { candidateId }));
    expect((await confirmWith(app, email, code)).status).toBe(200);
    expect(await ownerOf(candidateId)).toBeNull();
  });

  it('still makes the account when the record was deleted in between', async () => {
    const email = freshEmail();
    const { candidateId, invite } = await invited(email);
    const code = await beginRegistration(app, registration(email, { candidateId, invite }));
    await app.platform.database.system.deleteFrom('candidates').where('id', '=', candidateId).execute();
    expect((await confirmWith(app, email, code)).status).toBe(200);
  });

  it('binds to the account the address already has, and answers as it always does', async () => {
    const person = await createPerson(app, 'candidate');
    const { candidateId, invite } = await invited(person.email);
    const answer = await app.call(register, { body: registration(person.email, { candidateId, invite }) });
    expect(answer.status).toBe(201);
    expect(await ownerOf(candidateId)).toBe(person.email);
    await expect(mailedCode(app, person.email)).rejects.toThrow();
    expect((await app.call(confirm, { body: { email: person.email, role: 'candidate', code: '123456' } })).status).toBe(
      400,
    );
  });
});
