import { register } from '@candela/contract/auth/auth.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { acceptInvite, listTeam, previewInvite, revokeInvite } from '@candela/contract/team/team.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../platform/clock.ts';
import {
  createCompany,
  createMember,
  createParent,
  createPerson,
  type Recruiter,
  setPlan,
  signIn,
} from '../../testing/people.ts';
import { beginRegistration, confirmWith, freshEmail, registration } from '../../testing/registering.ts';
import { createInvite, sendInvite } from '../../testing/team-invites.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createInviteToken } from './invite-link.service.ts';

let app: TestApp;
let parent: Recruiter;
let companyId: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Fernhill');
});
afterAll(() => app.close());

const recruiterInput = (email: string, invite: string) => registration(email, { role: 'recruiter', invite });
const teamOf = async (person: Recruiter) =>
  (await app.call(listTeam, {}, { token: (await signIn(app, person)).token })).body.data;
const recruiterOf = async (email: string) => {
  const { token } = await signIn(app, { accountId: '', email, role: 'recruiter' });
  return (await app.call(getRecruiter, {}, { token })).body.data;
};

const refused = 'This invitation is no longer valid. If you have used it, please sign in; otherwise ask for a new one.';

describe('joining with a new account', () => {
  it('makes a member of the invited company once the address is confirmed, and no organisation of their own', async () => {
    const email = freshEmail();
    const { token: invite } = await sendInvite(app, parent, { email, companyId });
    const preview = await app.call(previewInvite, { body: { invite } });
    expect(preview.body.data).toEqual({
      email,
      organisationName: `Organisation of ${parent.email}`,
      companyName: 'Fernhill',
      role: 'recruiter',
    });
    const code = await beginRegistration(app, recruiterInput(email, invite));
    expect((await teamOf(parent)).map((member) => member.email)).not.toContain(email);
    expect((await confirmWith(app, email, code, 'recruiter')).status).toBe(200);
    const recruiter = await recruiterOf(email);
    expect(recruiter.isParent).toBe(false);
    expect(recruiter.organisation.id).toBe(parent.organisationId);
    expect(recruiter.memberships).toEqual([
      { scope: 'company', role: 'recruiter', companyId, companyName: 'Fernhill' },
    ]);
    const again = await app.call(previewInvite, { body: { invite } });
    expect([again.status, again.body.message]).toEqual([400, refused]);
  });

  it('is refused with the same words for another address, a forged, revoked or expired link', async () => {
    const email = freshEmail();
    const { id, token: invite } = await sendInvite(app, parent, { email });
    const { token } = await signIn(app, parent);
    const attempts = [recruiterInput(freshEmail(), invite), recruiterInput(email, `${invite.slice(0, -1)}~`)];
    for (const body of attempts) {
      expect((await app.call(register, { body })).body.message).toBe(refused);
    }
    const other = await sendInvite(app, parent, { email: freshEmail() });
    await app.call(revokeInvite, { params: { id } }, { token });
    expect((await app.call(register, { body: recruiterInput(email, invite) })).body.type).toBe('INVALID_INVITE');
    app.clock.advance(days(7));
    await setPlan(app, parent.organisationId, { name: 'enterprise' });
    expect((await app.call(previewInvite, { body: { invite: other.token } })).body.type).toBe('INVALID_INVITE');
  });

  it('revoked between registering and confirming leaves neither an account nor an organisation', async () => {
    const email = freshEmail();
    const { id, token: invite } = await sendInvite(app, parent, { email });
    const code = await beginRegistration(app, recruiterInput(email, invite));
    await app.call(revokeInvite, { params: { id } }, { token: (await signIn(app, parent)).token });
    expect((await confirmWith(app, email, code, 'recruiter')).body.type).toBe('INVALID_INVITE');
    const accounts = await app.platform.database.system
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(accounts).toEqual([]);
  });
});

describe('joining with an account', () => {
  const accept = async (person: { accountId: string; email: string; role: 'recruiter' }, invite: string) =>
    app.call(acceptInvite, { body: { invite } }, { token: (await signIn(app, person)).token });

  it('takes one call for a recruiter who is a member nowhere, and once', async () => {
    const person = { ...(await createPerson(app, 'recruiter')), role: 'recruiter' as const };
    const { token: invite } = await sendInvite(app, parent, { email: person.email });
    const answers = [await accept(person, invite), await accept(person, invite)];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [200, 'Welcome to the team'],
      [400, refused],
    ]);
    expect((await recruiterOf(person.email)).memberships).toEqual([
      { scope: 'all', role: 'admin', companyId: null, companyName: null },
    ]);
  });

  it('is refused for a member of another organisation, and the invite stays', async () => {
    const stranger = await createParent(app);
    const { id, token: invite } = await sendInvite(app, parent, { email: stranger.email });
    const answer = await accept({ ...stranger, role: 'recruiter' }, invite);
    expect([answer.status, answer.body.type]).toEqual([409, 'OTHER_ORGANISATION']);
    const row = await app.platform.database.system
      .selectFrom('team_invites')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toBeDefined();
  });

  it('for the last seat, many at once: one gets it, the others keep their invites and are told why', async () => {
    const full = await createParent(app);
    await setPlan(app, full.organisationId, { name: 'starter' });
    await createMember(app, full.organisationId, null);
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(app, 'recruiter')));
    const answers = await Promise.all(
      people.map(async (person) => {
        const inviteId = await createInvite(app, full.organisationId, { email: person.email });
        const reference = { organisationId: full.organisationId, inviteId };
        const expiresAt = new Date(app.clock.now().getTime() + days(7));
        const invite = createInviteToken(app.platform.keys.signedLink, reference, expiresAt);
        return accept({ ...person, role: 'recruiter' }, invite);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.message))).toEqual(
      new Set(['This team has no free seat at the moment. Please ask the person who invited you.']),
    );
    const left = await app.platform.database.system
      .selectFrom('team_invites')
      .select('id')
      .where('organisation_id', '=', full.organisationId)
      .execute();
    expect(left).toHaveLength(7);
  });
});
