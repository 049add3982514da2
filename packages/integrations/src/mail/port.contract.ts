import { randomUUID } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClock } from '../testing/test-clock.ts';
import { type MailMessage, MailRejected, type MailTransport } from './port.ts';

export interface MailHarness {
  transport: MailTransport;
  clock: TestClock;
  /** Everything that has arrived, oldest first. */
  inbox(): Promise<ParsedMail[]>;
  stop(): Promise<void>;
}

const invite = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Candela//EN',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:interview-1@candela.test',
  'DTSTAMP:20260101T090000Z',
  'DTSTART:20260105T090000Z',
  'DTEND:20260105T100000Z',
  'SUMMARY:Interview – Zoë',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

export function aMessage(changes: Partial<MailMessage> = {}): MailMessage {
  return {
    id: randomUUID(),
    from: { name: 'Candela', address: 'hello@candela.test' },
    to: { name: 'Zoë, the "Candidate"', address: 'zoe@example.org' },
    subject: 'Your interview – Tuesday ✓',
    text: 'Hello Zoë,\n.\nsee you on Tuesday.\n',
    ...changes,
  };
}

/** What every way of sending must do with a message. */
export function mailContract(start: () => Promise<MailHarness>): void {
  let harness: MailHarness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  /** Sends, and returns what arrived under the message's id. */
  async function deliver(message: MailMessage): Promise<ParsedMail> {
    expect(await harness.transport.send(message)).toEqual({ accepted: true });
    const found = (await harness.inbox()).filter((mail) => mail.messageId === `<${message.id}@candela.test>`);
    expect(found).toHaveLength(1);
    return found[0] as ParsedMail;
  }

  const recipients = (mail: ParsedMail) => [mail.to ?? []].flat().flatMap((to) => to.value);

  describe('messages', () => {
    it('arrive once, with sender, recipient, subject, text, date and a stable Message-ID', async () => {
      const message = aMessage();
      const mail = await deliver(message);
      expect(mail.from?.value).toEqual([message.from]);
      expect(recipients(mail)).toEqual([message.to]);
      expect(mail.subject).toBe(message.subject);
      expect(mail.text).toBe(message.text);
      expect(mail.html).toBe(false);
      expect(mail.date).toEqual(harness.clock.now());
    });

    it('carry HTML beside the text, a reply address and further headers', async () => {
      const mail = await deliver(
        aMessage({
          html: '<p>Hello <b>Zoë</b></p>',
          replyTo: { address: 'team@candela.test' },
          headers: { 'List-Unsubscribe': '<https://candela.test/u>' },
        }),
      );
      expect(mail.html).toContain('<p>Hello <b>Zoë</b></p>');
      expect(mail.text).toContain('Hello Zoë');
      expect(mail.replyTo?.value).toEqual([{ address: 'team@candela.test', name: '' }]);
      expect(JSON.stringify(mail.headers.get('list'))).toContain('https://candela.test/u');
    });

    it('carry an invitation that calendars act upon', async () => {
      const mail = await deliver(aMessage({ html: '<p>Hi</p>', icalEvent: { method: 'REQUEST', content: invite } }));
      const parts = mail.attachments.map(({ content, headers }) => ({
        text: content.toString(),
        type: headers.get('content-type'),
      }));
      const params = expect.objectContaining({ method: 'REQUEST' });
      expect(parts).toContainEqual({ text: invite, type: { value: 'text/calendar', params } });
      expect(mail.attachments.map((attachment) => attachment.filename)).toContain('invite.ics');
    });

    it('cannot smuggle headers in through subject, names or header values', async () => {
      const mail = await deliver(
        aMessage({
          subject: 'Hi\r\nBcc: evil@example.org\r\n\r\nbody',
          from: { name: 'Candela\nBcc: evil@example.org', address: 'hello@candela.test' },
          headers: { 'X-Note': 'a\r\nBcc: evil@example.org' },
        }),
      );
      expect(mail.subject).toBe('Hi Bcc: evil@example.org body');
      expect(mail.bcc).toBeUndefined();
      expect(recipients(mail).map(({ address }) => address)).toEqual(['zoe@example.org']);
      expect(mail.from?.value[0]?.address).toBe('hello@candela.test');
    });
  });

  describe('a malformed message is rejected for good', () => {
    it.each([
      'zoe@example.org\r\nBcc: evil@example.org',
      'zoe@example.org, evil@example.org',
      'zoe@example.org>\r\nRCPT TO:<evil@example.org',
      'zoe',
      '',
    ])('recipient %j', async (address) => {
      const before = (await harness.inbox()).length;
      await expect(harness.transport.send(aMessage({ to: { address } }))).rejects.toBeInstanceOf(MailRejected);
      expect(await harness.inbox()).toHaveLength(before);
    });

    it.each(['Bcc', 'X-A\r\nBcc', 'content-type', 'Message-ID'])('header %j', async (name) => {
      const sending = harness.transport.send(aMessage({ headers: { [name]: 'x' } }));
      await expect(sending).rejects.toBeInstanceOf(MailRejected);
    });

    it.each(['../../etc/x', 'a\r\nb', '', 'a b'])('id %j', async (id) => {
      await expect(harness.transport.send(aMessage({ id }))).rejects.toBeInstanceOf(MailRejected);
    });
  });

  it('answers a health check', async () => {
    await expect(harness.transport.check()).resolves.toBeUndefined();
  });
}
