import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type MailMessage,
  MailRejected,
  type MailTransport,
  MailUnavailable,
} from '@candela/integrations/mail/port.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication } from '../../application.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { firstTry } from '../../testing/task-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailService } from './mail.service.ts';
import type { MailContent } from './mail-layout.service.ts';

const content: MailContent = {
  subject: 'A subject',
  paragraphs: ['Hello <b>you</b>,'],
  footer: 'You get this because of a test.',
};

const outboxRows = (app: TestApp, to: string) =>
  app.platform.database.system
    .selectFrom('mail_outbox')
    .select(['id', 'status', 'attempts', 'last_error', 'sent_at'])
    .where('to_address', '=', to)
    .execute();

function write(app: TestApp, to: string, after: () => void = () => undefined): Promise<void> {
  const mail = createMailService({
    queue: app.platform.queue,
    clock: app.clock,
    linkKey: app.platform.keys.signedLink,
    linkOrigin: app.platform.config.linkOrigin,
  });
  return app.platform.database.transaction(systemScope, async (tx) => {
    await mail.queueMail(tx, { to, content });
    after();
  });
}

/** Pauses between tries are for the world outside; here they are over at once. */
const endPauses = (app: TestApp) =>
  sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(app.platform.database.system);

describe('the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const sendAgain = async (mailId: string) => {
    const handler = createApplication(app.platform).taskHandlers.find((each) => each.definition.name === 'mail.send');
    await handler?.handle({ mailId }, firstTry());
  };

  it('holds the row at once and sends the mail once', async () => {
    await write(app, 'one@mail.test');
    expect(await outboxRows(app, 'one@mail.test')).toMatchObject([{ status: 'queued', attempts: 0 }]);
    expect(await app.outbox()).toEqual([]);
    expect(await app.work()).toBe(1);
    expect(await app.work()).toBe(0);
    const [row] = await outboxRows(app, 'one@mail.test');
    expect(row).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
    expect(row?.sent_at).toBeInstanceOf(Date);
    const files = await app.outbox();
    expect(files).toEqual([expect.stringContaining(`${row?.id}.eml`)]);
    const eml = await readFile(path.join(app.platform.config.dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(eml).toContain('To: one@mail.test');
    expect(eml).toContain('Subject: A subject');
    expect(eml).toContain('&#60;b&#62;you&#60;/b&#62;');
  });

  it('sends nothing of a transaction that failed', async () => {
    const failing = write(app, 'none@mail.test', () => {
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await app.work()).toBe(0);
    expect(await outboxRows(app, 'none@mail.test')).toEqual([]);
  });

  it('makes one file although the job runs twice, also after a stop between sending and noting it', async () => {
    await write(app, 'twice@mail.test');
    await app.work();
    const [row] = await outboxRows(app, 'twice@mail.test');
    const id = row?.id ?? '';
    await sendAgain(id);
    expect(await outboxRows(app, 'twice@mail.test')).toMatchObject([{ status: 'sent', attempts: 1 }]);
    await app.platform.database.system
      .updateTable('mail_outbox')
      .set({ status: 'queued' })
      .where('id', '=', id)
      .execute();
    app.clock.advance(60_000);
    await sendAgain(id);
    expect(await outboxRows(app, 'twice@mail.test')).toMatchObject([{ status: 'sent', attempts: 2 }]);
    expect((await app.outbox()).filter((file) => file.includes(id))).toHaveLength(1);
  });

  it('skips a mail that was erased with its person', async () => {
    await write(app, 'erased@mail.test');
    await app.platform.database.system.deleteFrom('mail_outbox').where('to_address', '=', 'erased@mail.test').execute();
    const before = await app.outbox();
    expect(await app.work()).toBe(1);
    expect(await app.outbox()).toEqual(before);
  });
});

describe('a mail server', () => {
  let app: TestApp;
  let sent: MailMessage[];
  let answers: (() => void)[];
  const transport: MailTransport = {
    send: async (message) => {
      answers.shift()?.();
      sent.push(message);
      return { accepted: true };
    },
    check: async () => undefined,
    close: async () => undefined,
  };
  beforeAll(async () => {
    app = await createTestApp({ platform: { mail: transport } });
  });
  beforeEach(() => {
    sent = [];
    answers = [];
  });
  afterAll(() => app.close());

  const refuse = () => {
    throw new MailRejected('no such mailbox', 550);
  };
  const beAway = () => {
    throw new MailUnavailable('ECONNREFUSED');
  };

  it('that refuses for good is not asked again', async () => {
    answers = [refuse];
    await write(app, 'refused@mail.test');
    await app.work();
    const expected = [{ status: 'failed', attempts: 1, last_error: 'Mail rejected: no such mailbox' }];
    expect(await outboxRows(app, 'refused@mail.test')).toMatchObject(expected);
    await endPauses(app);
    expect(await app.work()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('that is away is asked again until it answers, with the same message id', async () => {
    answers = [beAway, beAway];
    await write(app, 'patient@mail.test');
    await app.work();
    expect(await outboxRows(app, 'patient@mail.test')).toMatchObject([
      { status: 'queued', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await app.work()).toBe(0);
    await endPauses(app);
    await app.work();
    await endPauses(app);
    await app.work();
    const [row] = await outboxRows(app, 'patient@mail.test');
    expect(row).toMatchObject({ status: 'sent', attempts: 3, last_error: null });
    expect(sent.map((message) => message.id)).toEqual([row?.id]);
  });

  it('that stays away through the last try leaves the mail marked as failed', async () => {
    answers = Array.from({ length: 11 }, () => beAway);
    await write(app, 'gone@mail.test');
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await app.work();
      await endPauses(app);
    }
    expect(await outboxRows(app, 'gone@mail.test')).toMatchObject([{ status: 'failed', attempts: 11 }]);
    expect(await app.work()).toBe(0);
  });
});
