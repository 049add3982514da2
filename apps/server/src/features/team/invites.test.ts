import { inviteTeammate, listInvites, resendInvite, revokeInvite } from '@candela/contract/team/team.routes.ts';
import type { inviteInputSchema } from '@candela/contract/team/team.schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { days } from '../../platform/clock.ts';
import { createCompany, createMember, createParent, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { freshEmail } from '../../testing/registering.ts';
import { mailedInvite, sendInvite } from '../../testing/team-invites.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let companyId: string;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  companyId = await createCompany(app, parent.organisationId, 'Fernhill');
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const invite = (body: z.input<typeof inviteInputSchema>, as = token) =>
  app.call(inviteTeammate, { body }, { token: as });
const pending = async () => (await app.call(listInvites, {}, { token })).body.data;

describe('inviting a teammate', () => {
  it('mails a link to the address and lists the invite with its scope', async () => {
    const email = freshEmail();
    const answer = await invite({ email: `  ${email.toUpperCase()} `, scope: 'company', companyId });
    expect([answer.status, answer.body.message]).toEqual([201, 'Invite sent']);
    expect(await pending()).toContainEqual(
      expect.objectContaining({ email, scope: 'company', companyId, companyName: 'Fernhill', isExpired: false }),
    );
    const [mail] = await app.mailTo(email);
    expect(mail?.text).toContain('the jobs and candidates of Fernhill');
    expect(await mailedInvite(app, email)).toBeTruthy();
  });

  it('refuses the own address, a member, and an address that is invited already', async () => {
    const member = await createMember(app, parent.organisationId, null);
    const email = freshEmail();
    await sendInvite(app, parent, { email });
    const answers = [
      await invite({ email: parent.email, scope: 'all' }),
      await invite({ email: member.email, scope: 'all' }),
      await invite({ email, scope: 'all' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.type])).toEqual([
      [409, 'ALREADY_MEMBER'],
      [409, 'ALREADY_MEMBER'],
      [409, 'ALREADY_INVITED'],
    ]);
    expect(await app.mailTo(email)).toHaveLength(1);
  });

  it('asks for a company where the scope is one', async () => {
    const answer = await invite({ email: freshEmail(), scope: 'company' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'companyId', message: 'Choose a company' }]);
  });

  it('is refused at the seat limit, with the sentence of the screen, and sends nothing', async () => {
    const free = await createParent(app);
    const email = freshEmail();
    const answer = await invite({ email, scope: 'all' }, (await signIn(app, free)).token);
    expect([answer.status, answer.body.type, answer.body.message]).toEqual([
      403,
      'SUBSCRIPTION_LIMIT_EXCEEDED',
      'Seat limit reached. Upgrade to add more teammates.',
    ]);
    expect(await app.mailTo(email)).toEqual([]);
  });

  it('sent many times at once to one address is one invite and one mail', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite({ email, scope: 'all' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await app.mailTo(email)).toHaveLength(1);
  });
});

describe('a pending invite', () => {
  it('is sent again with another seven days, also after it expired', async () => {
    const email = freshEmail();
    const { id } = await sendInvite(app, parent, { email });
    app.clock.advance(days(8));
    token = (await signIn(app, parent)).token;
    await setPlan(app, parent.organisationId, { name: 'enterprise' });
    expect((await pending()).find(({ _id }) => _id === id)?.isExpired).toBe(true);
    const answer = await app.call(resendInvite, { params: { id } }, { token });
    expect([answer.status, answer.body.message]).toEqual([200, 'Invite resent']);
    expect(answer.body.data.isExpired).toBe(false);
    expect(await app.mailTo(email)).toHaveLength(2);
  });

  it('is gone once it is revoked, and revoking twice says so', async () => {
    const { id } = await sendInvite(app, parent, { email: freshEmail() });
    const revoke = () => app.call(revokeInvite, { params: { id } }, { token });
    expect((await revoke()).body.message).toBe('Invite revoked');
    const again = await revoke();
    expect([again.status, again.body.message]).toEqual([404, 'This invite was accepted or revoked.']);
    expect((await pending()).map(({ _id }) => _id)).not.toContain(id);
  });
});
