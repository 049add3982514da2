import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpLogin, type SmtpMode, startSmtpServer } from '../testing/smtp-server.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { aMessage, type MailHarness, mailContract } from './port.contract.ts';
import { MailRejected, MailUnavailable } from './port.ts';
import { createSmtpMail } from './smtp.ts';

const login: SmtpLogin = { user: 'app@candela.test', password: 'p@ss/word:1' };

async function start(
  responseTimeoutMs = 20_000,
): Promise<MailHarness & { server: Awaited<ReturnType<typeof startSmtpServer>> }> {
  const clock = createTestClock();
  const server = await startSmtpServer(login);
  const transport = createSmtpMail({ url: server.url, now: clock.now, responseTimeoutMs });
  return {
    transport,
    clock,
    server,
    inbox: async () => [...server.inbox],
    async stop() {
      await transport.close();
      await server.close();
    },
  };
}

describe('SMTP mail', () => {
  mailContract(() => start());
});

describe('SMTP mail, when the server is difficult', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    // Long enough for a busy machine, short enough to wait for a server that hangs.
    harness = await start(2000);
  });
  afterEach(() => harness.stop());

  const send = (mode: SmtpMode) => {
    harness.server.setMode(mode);
    return harness.transport.send(aMessage());
  };

  it('gives up on a refused recipient and on refused content', async () => {
    const refused = await send('refuse').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailRejected);
    expect(refused).toMatchObject({ responseCode: 550 });
    const spam = await send('refuse-content').catch((error: unknown) => error);
    expect(spam).toBeInstanceOf(MailRejected);
    expect(spam).toMatchObject({ responseCode: 554 });
  });

  it.each(['busy', 'refuse-us', 'hang', 'drop'] as const)(
    'leaves another attempt open when the server is in mode %s',
    async (mode) => {
      const message = aMessage();
      harness.server.setMode(mode);
      await expect(harness.transport.send(message)).rejects.toBeInstanceOf(MailUnavailable);
      harness.server.setMode('accept');
      await harness.transport.send(message);
      expect(harness.server.inbox.map((mail) => mail.messageId)).toEqual([`<${message.id}@candela.test>`]);
    },
  );

  it('keeps the Message-ID over attempts, so that a copy can be recognised', async () => {
    const message = aMessage();
    await harness.transport.send(message);
    await harness.transport.send(message);
    expect(new Set(harness.server.inbox.map((mail) => mail.messageId)).size).toBe(1);
  });

  it('treats a wrong password as ours to mend, and never shows it', async () => {
    const url = harness.server.url.replace('p%40ss', 'wrong-secret');
    const transport = createSmtpMail({ url, now: harness.clock.now });
    for (const call of [() => transport.send(aMessage()), () => transport.check()]) {
      const error = await call().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(MailUnavailable);
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/secret|app@candela/);
    }
    await transport.close();
  });

  it('says so when no server listens', async () => {
    await harness.server.close();
    await expect(harness.transport.send(aMessage())).rejects.toBeInstanceOf(MailUnavailable);
    await expect(harness.transport.check()).rejects.toBeInstanceOf(MailUnavailable);
  });

  it('lets what is in flight finish before it closes', async () => {
    const sending = Array.from({ length: 5 }, () => harness.transport.send(aMessage()));
    await harness.transport.close();
    await expect(Promise.all(sending)).resolves.toHaveLength(5);
    expect(harness.server.inbox).toHaveLength(5);
  });

  it.each(['http://a:secret@host', 'smtp//secret', 'secret'])('refuses the address %s without repeating it', (url) => {
    expect(() => createSmtpMail({ url, now: () => new Date() })).toThrow(
      /^The SMTP address must look like (?!.*secret)/,
    );
  });
});
