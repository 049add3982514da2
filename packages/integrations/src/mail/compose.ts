import type { SendMailOptions } from 'nodemailer';
import { type MailAddress, type MailMessage, MailRejected } from './port.ts';

const idPattern = /^[A-Za-z0-9_-]{1,100}$/;
const addressPattern = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,253}$/u;
const headerNamePattern = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
/** The message defines these itself; a second one could redirect it or change what it is. */
const ownHeaders =
  /^(?:from|to|cc|bcc|sender|reply-to|return-path|subject|date|message-id|mime-version|content-.*|dkim-.*)$/i;

/**
 * The one translation into nodemailer's terms, so that every adapter sends the same message. Line breaks cannot reach a
 * header: they become spaces in free text and are refused in addresses.
 */
export function composeMail(message: MailMessage, now: Date): SendMailOptions {
  if (!idPattern.test(message.id)) throw new MailRejected('the id is malformed');
  const from = toMailbox(message.from, 'sender');
  const to = toMailbox(message.to, 'recipient');
  return {
    from,
    to,
    replyTo: message.replyTo && toMailbox(message.replyTo, 'reply address'),
    envelope: { from: from.address, to: [to.address] },
    messageId: `<${message.id}@${from.address.split('@')[1]}>`,
    date: now,
    subject: toOneLine(message.subject),
    text: message.text,
    html: message.html,
    icalEvent: message.icalEvent && { ...message.icalEvent, filename: 'invite.ics' },
    headers: toHeaders(message.headers ?? {}),
    // Content is always given as text: a path or an address in it must never be opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toMailbox({ address, name }: MailAddress, role: string): { address: string; name: string } {
  if (!addressPattern.test(address)) throw new MailRejected(`the ${role} is malformed`);
  return { address, name: toOneLine(name ?? '') };
}

function toHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!headerNamePattern.test(name) || ownHeaders.test(name)) throw new MailRejected('a header is not allowed');
    checked[name] = toOneLine(value);
  }
  return checked;
}

function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
