import { inviteTeammate } from '@candela/contract/team/team.routes.ts';
import { after, days } from '../platform/clock.ts';
import { type Person, signIn } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A pending invite, written as it stands after it was sent. */
export async function createInvite(
  app: TestApp,
  organisationId: string,
  invite: { email: string; companyId?: string },
): Promise<string> {
  const now = app.clock.now();
  const { id } = await app.platform.database.system
    .insertInto('team_invites')
    .values({
      organisation_id: organisationId,
      email: invite.email,
      scope: invite.companyId ? 'company' : 'all',
      company_id: invite.companyId ?? null,
      sent_at: now,
      expires_at: after(now, days(7)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Invites as the parent would, and reads the token out of the mail. */
export async function sendInvite(
  app: TestApp,
  parent: Person,
  invite: { email: string; companyId?: string },
): Promise<{ id: string; token: string }> {
  const { token } = await signIn(app, parent);
  const scope = invite.companyId ? 'company' : 'all';
  const answer = await app.call(inviteTeammate, { body: { ...invite, scope } }, { token });
  if (answer.status !== 201) throw new Error(`The invite was refused: ${answer.body.message}`);
  return { id: answer.body.data._id, token: await mailedInvite(app, invite.email) };
}

/** The token of the newest invite mailed to an address. */
export async function mailedInvite(app: TestApp, email: string): Promise<string> {
  const [mail] = await app.mailTo(email);
  const link = mail?.text.match(/https?:\/\/\S+\/register\?\S+/)?.[0];
  const url = link ? new URL(link) : null;
  const token = url?.searchParams.get('invite');
  if (!token || url?.hash !== '#recruiter' || url.searchParams.get('email') !== email) {
    throw new Error(`The newest mail to ${email} carries no invite`);
  }
  return token;
}
