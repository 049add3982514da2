import { requestReschedule } from '@candela/contract/interviews/reschedule.routes.ts';
import { eraseAtOrganisation } from '@candela/contract/privacy/privacy.routes.ts';
import { askForScorecard } from '@candela/contract/scorecards/scorecards.routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWords } from '../../testing/find-words.ts';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMITS: '0' } });
});
afterAll(() => app.close());

/** Recruiter and interviewers have had mail and notifications that name the candidate. */
async function createKnown(name: string, { isOwn }: { isOwn: boolean }) {
  const made = await createInterviewCase(app);
  const { candidateId, parent, token, candidateToken, inHours } = made;
  await app.platform.database.system
    .updateTable('candidates')
    .set({ name, organisation_id: isOwn ? null : parent.organisationId })
    .where('id', '=', candidateId)
    .execute();
  const { id } = (await made.schedule()).body.data;
  const params = { id };
  await app.call(askForScorecard, { params, body: { email: 'panel@people.test' } }, { token });
  const slot = { startDateTime: inHours(72).toISOString(), endDateTime: inHours(73).toISOString() };
  await app.call(requestReschedule, { params, body: { proposedSlots: [slot] } }, { token: candidateToken });
  await app.work();
  expect(await findWords(app, name)).toEqual(expect.arrayContaining(['mail_outbox.body_text', 'notifications.values']));
  return { ...made, erase: () => eraseFrom(parent.organisationId, candidateToken) };
}

const eraseFrom = (organisationId: string, token: string) =>
  app.call(eraseAtOrganisation, { params: { organisationId } }, { token });

it('no mail and no notification names a candidate who was erased', async () => {
  const { erase } = await createKnown('Quibblemarker', { isOwn: false });
  expect((await erase()).status).toBe(200);
  await app.work();
  expect(await findWords(app, 'Quibblemarker')).toEqual([]);
});

it('nor one of the organisation that a candidate left with a record of their own', async () => {
  const { erase, person } = await createKnown('Wobblemarker', { isOwn: true });
  expect((await erase()).status).toBe(200);
  await app.work();
  // What the candidate was told themselves stays theirs.
  expect(await findWords(app, 'Wobblemarker')).toEqual(['candidates.name', 'notifications.values']);
  const naming = await app.platform.database.system
    .selectFrom('notifications')
    .select('account_id')
    .where(sql<boolean>`values::text like '%Wobblemarker%'`)
    .execute();
  expect(new Set(naming.map(({ account_id }) => account_id))).toEqual(new Set([person.accountId]));
});
