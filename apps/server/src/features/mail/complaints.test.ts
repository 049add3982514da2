import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listMailComplaints, listMailSenders, pauseMailSender } from '@candela/contract/mail/admin-mail.routes.ts';
import { getReportedMail, reportMail } from '@candela/contract/mail/mail.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createParent, createPerson, signIn } from '../../testing/people.ts';
import { addressesAt, mailStates, reportToken, writeTenantMails } from '../../testing/tenant-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await signIn(app, await createPerson(app, 'admin'))).token;
});
afterAll(() => app.close());

const report = async (address: string) => app.call(reportMail, { params: { token: await reportToken(app, address) } });
const sender = async (organisationId: string) =>
  (await app.call(listMailSenders, { query: {} }, { token: admin })).body.items.find(
    (item) => item.organisationId === organisationId,
  );

describe('a complaint about a mail', () => {
  it('needs only the link, and looking at it does nothing', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, ['ida@look.test']);
    await app.work();
    const token = await reportToken(app, 'ida@look.test');
    const looked = await app.call(getReportedMail, { params: { token } });
    expect(looked.body.data).toMatchObject({
      subject: 'Fernhill is considering you for Community nurse',
      isReported: false,
    });
    expect(await sender(organisationId)).toMatchObject({ complaints: 0, pausedAt: null });
    expect((await report('ida@look.test')).status).toBe(200);
    expect((await app.call(getReportedMail, { params: { token } })).body.data.isReported).toBe(true);
    for (const forged of [`${token}x`, token.slice(0, -1), 'x']) {
      expect((await app.call(reportMail, { params: { token: forged } })).status).toBe(404);
    }
  });

  it('is offered to mail readers as one click', async () => {
    const { organisationId } = await createParent(app);
    await writeTenantMails(app, organisationId, ['header@click.test']);
    await app.work();
    const outbox = path.join(app.platform.config.dataDir, 'outbox');
    const files = await Promise.all((await app.outbox()).map((name) => readFile(path.join(outbox, name), 'utf8')));
    const source = files.find((text) => text.includes('header@click.test'))?.replace(/\r\n[ \t]/g, ' ') ?? '';
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const token = await reportToken(app, 'header@click.test');
    expect(source.replace(/\s/g, '')).toContain(`List-Unsubscribe:<http`);
    expect(source.replace(/\s/g, '')).toContain(`/report-mail?token=${token}>`);
  });

  it('ends mail from that organisation to that address, and from no other', async () => {
    const [first, other] = [await createParent(app), await createParent(app)];
    await writeTenantMails(app, first.organisationId, ['zoe@stop.test']);
    await app.work();
    await report('zoe@stop.test');
    await report('zoe@stop.test');
    await writeTenantMails(app, first.organisationId, ['ZOE@stop.test']);
    await writeTenantMails(app, other.organisationId, ['zoe@stop.test']);
    await app.work();
    expect(await mailStates(app, first.organisationId)).toEqual({ sent: 1, suppressed: 1 });
    expect(await mailStates(app, other.organisationId)).toEqual({ sent: 1 });
    expect(await sender(first.organisationId)).toMatchObject({ complaints: 1, pausedAt: null });
  });

  it('and a second about recent mails pause the organisation until an admin resumes it', async () => {
    const { organisationId } = await createParent(app);
    const addresses = addressesAt('pause', 5);
    await writeTenantMails(app, organisationId, addresses);
    await app.work();
    // Written before the pause, not yet handed over: it is stopped too.
    await writeTenantMails(app, organisationId, ['late@pause.test']);
    for (const address of addresses.slice(0, 2)) await report(address);
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ sent: 5, waiting: 1 });
    const pauseReason = '2 complaints, 2 about the last 50 emails';
    expect(await sender(organisationId)).toMatchObject({ complaints: 2, waiting: 1, pauseReason });
    const listed = await app.call(listMailComplaints, { query: {} }, { token: admin });
    expect(listed.body.items.filter((item) => item.organisationId === organisationId)).toMatchObject([
      { address: addresses[1], settledAt: null },
      { address: addresses[0], settledAt: null },
    ]);

    const body = { isPaused: false, reason: 'They had uploaded the wrong folder.' };
    await app.call(pauseMailSender, { params: { id: organisationId }, body }, { token: admin });
    await app.work();
    expect(await mailStates(app, organisationId)).toEqual({ sent: 6 });
    // What was settled does not count again: one more complaint is one.
    await report('late@pause.test');
    expect(await sender(organisationId)).toMatchObject({ complaints: 3, pausedAt: null });
  });
});
