import { eraseAtOrganisation } from '@candela/contract/privacy/privacy.routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

const uidOf = (invitation: unknown) => /UID:(\S+?)\\r/.exec(JSON.stringify(invitation))?.[1];

async function invitationsTo(email: string) {
  const rows = await app.platform.database.system
    .selectFrom('mail_outbox')
    .select(['subject', 'body_text', 'invitation'])
    .where('to_address', '=', email)
    .where('invitation', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ invitation, ...row }) => ({ ...row, uid: uidOf(invitation), file: JSON.stringify(invitation) }));
}

it('tells everyone who waits for an interview when its candidate erases what is held, and does not name them', async () => {
  const { schedule, parent, place, candidateToken } = await createInterviewCase(app);
  await schedule();
  const emails = [parent.email, 'panel@people.test'];
  // The invitations name the candidate, and go with them.
  const invited = (await Promise.all(emails.map(invitationsTo))).map(([mail]) => mail?.uid);
  const params = { organisationId: place.organisationId };
  expect((await app.call(eraseAtOrganisation, { params }, { token: candidateToken })).status).toBe(200);
  for (const [at, email] of emails.entries()) {
    const [cancelled, ...others] = await invitationsTo(email);
    expect(others).toEqual([]);
    expect(cancelled?.subject).toMatch(/^Cancelled: interview for /);
    expect(cancelled?.body_text).toContain('Reason: The candidate has deleted their data.');
    expect(cancelled?.uid).toBe(invited[at]);
    expect(cancelled?.file).toMatch(/METHOD:CANCEL.*SEQUENCE:1/);
    expect(`${cancelled?.body_text} ${cancelled?.file}`).not.toMatch(/Zoë/);
  }
});
