import addressparser from 'nodemailer/lib/addressparser';
import type { MailAddress } from './port.ts';

/** Reads a configured sender such as `Candela <hello@example.org>`; null when it is not exactly one mailbox. */
export function parseMailAddress(text: string): MailAddress | null {
  const [mailbox, ...more] = addressparser(text, { flatten: true });
  if (mailbox === undefined || more.length > 0 || !mailbox.address.includes('@')) return null;
  return mailbox.name === '' ? { address: mailbox.address } : { address: mailbox.address, name: mailbox.name };
}
