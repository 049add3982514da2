import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import * as routes from '@candela/contract/process/process.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisationScope } from '../../platform/database/scope.ts';
import { createApplication, createJob } from '../../testing/jobs.ts';
import { createCompany, createParent, createPerson, type Recruiter, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from '../mail/mail.service.ts';
import { createStageMailsService } from './stage-mails.service.ts';

let app: TestApp;
let parent: Recruiter;
let token: string;
let place: { organisationId: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  place = {
    organisationId: parent.organisationId,
    companyId: await createCompany(app, parent.organisationId, 'Beacon'),
  };
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

let count = 0;
async function candidate(person: { name?: string; email?: string; accountId?: string } = {}) {
  count += 1;
  const email = person.email ?? `person${count}@mailed.test`;
  const jobId = await createJob(app, place, { title: 'Keeper' });
  const { candidateId } = await createApplication(app, { ...place, jobId }, { ...person, email });
  const move = async (
    status: 'testing' | 'offer' | 'rejected',
    rest: { mail?: boolean; rejection?: { reason: string; isShared: boolean } } = {},
  ) => {
    const body = { candidateId, jobId, status, ...rest };
    const answer = await app.call(changeApplicationStatus, { body }, { token });
    await app.work();
    return answer.body.data;
  };
  const sent = async () => {
    const { data } = (await app.call(routes.listSentStageMails, { params: { id: candidateId } }, { token })).body;
    return data.map(({ status, state, because }) => ({ status, state, because }));
  };
  return { email, jobId, candidateId, move, sent };
}

describe('the mails of the stages', () => {
  it('tell an outcome by default and a step before it only where that is chosen', async () => {
    const { email, move, sent } = await candidate({ name: 'Ada Quist' });
    await move('testing');
    expect(await app.mailTo(email)).toEqual([]);
    await move('offer');
    const [mail] = await app.mailTo(email);
    expect(mail?.subject).toBe('An offer for Keeper at Beacon');
    expect(mail?.text).toContain('Hello Ada Quist,');
    await move('testing', { mail: true });
    await move('rejected', { mail: false });
    // Each followed by another move before it had left.
    expect(await app.mailTo(email)).toEqual([]);
    expect(await sent()).toEqual([
      { status: 'rejected', state: 'not-sent', because: 'not-chosen' },
      { status: 'testing', state: 'not-sent', because: 'taken-back' },
      { status: 'offer', state: 'not-sent', because: 'taken-back' },
      { status: 'testing', state: 'not-sent', because: 'not-chosen' },
    ]);
  });

  it('leave after a while, in which another move takes them back', async () => {
    const { email, move, sent } = await candidate();
    await move('offer');
    expect(await sent()).toEqual([{ status: 'offer', state: 'on-its-way', because: null }]);
    await move('testing', { mail: false });
    expect((await sent())[1]).toEqual({ status: 'offer', state: 'not-sent', because: 'taken-back' });
    expect(await app.mailTo(email)).toEqual([]);
    await move('offer');
    const sentAt = (state: 'sent' | 'failed') =>
      app.platform.database.system
        .updateTable('mail_outbox')
        .set({ status: state, attempts: 1 })
        .where('to_address', '=', email)
        .execute();
    await sentAt('sent');
    await move('testing', { mail: false });
    expect((await sent())[1]).toEqual({ status: 'offer', state: 'sent', because: null });
    await sentAt('failed');
    expect((await sent())[1]?.state).toBe('bounced');
  });

  it('keep the reason of a rejection to the recruiter unless sharing it was chosen', async () => {
    const silent = await candidate();
    await silent.move('rejected', { rejection: { reason: 'Too few years at sea', isShared: false } });
    expect((await app.mailTo(silent.email))[0]?.text).not.toContain('years at sea');
    const told = await candidate();
    await told.move('rejected', { rejection: { reason: 'Too few years at sea', isShared: true } });
    expect((await app.mailTo(told.email))[0]?.text).toContain('The reason we give: Too few years at sea');
  });

  it('go to the account, whatever an old CV said, and say where nothing could be sent', async () => {
    const person = await createPerson(app, 'candidate');
    const claimed = await candidate({ email: 'old@elsewhere.test', accountId: person.accountId });
    await claimed.move('offer');
    expect(await app.mailTo('old@elsewhere.test')).toEqual([]);
    expect((await app.mailTo(person.email))[0]?.text).toContain(`/dashboard/job/${claimed.jobId}#candidate\n`);
    const nameless = await candidate({ email: '' });
    await nameless.move('offer');
    expect(await nameless.sent()).toEqual([{ status: 'offer', state: 'not-sent', because: 'no-address' }]);
  });

  it('are written once for one move, however often the event is heard', async () => {
    const { email, candidateId, jobId, move } = await candidate();
    const { version } = await move('offer');
    const { database, queue, keys, config, clock } = app.platform;
    const links = { linkKey: keys.signedLink, linkOrigin: config.linkOrigin };
    const mail = createMailService({ queue, clock, ...links });
    const mails = createStageMailsService({ database, clock, mail, linkOrigin: config.linkOrigin });
    const again = { ...place, candidateId, jobId, to: 'offer' as const, version, mail: undefined };
    await database.transaction(organisationScope(place.organisationId), (tx) => mails.mailMove(tx, again));
    expect(await app.mailTo(email)).toHaveLength(1);
  });

  it('use the words of the organisation, shown beforehand, without addresses and unknown names', async () => {
    const params = { status: 'offer' as const };
    const own = { subject: '{job}: yes', body: 'Dear {name},\n\nyes, please.\n\n{company}', isSent: true };
    expect((await app.call(routes.saveStageMail, { params, body: own }, { token })).body.data).toMatchObject({
      isOwn: true,
    });
    const { email, candidateId, jobId, move } = await candidate({ name: 'Bo Lind' });
    const query = { candidateId, jobId };
    const preview = (await app.call(routes.previewStageMail, { params, query }, { token })).body.data;
    expect(preview).toEqual({
      subject: 'Keeper: yes',
      paragraphs: ['Dear Bo Lind,', 'yes, please.', 'Beacon'],
      isSent: true,
      hasAddress: true,
    });
    await move('offer');
    expect((await app.mailTo(email))[0]?.subject).toBe('Keeper: yes');
    for (const body of ['Pay at evil-refunds.com/now', 'Dear {friend}']) {
      const refused = await app.call(routes.saveStageMail, { params, body: { ...own, body } }, { token });
      expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, 'body']);
    }
    await app.call(routes.resetStageMail, { params }, { token });
    const { data } = (await app.call(routes.listStageMails, {}, { token })).body;
    expect(data.find(({ status }) => status === 'offer')).toMatchObject({ isOwn: false, isSent: true });
  });
});
