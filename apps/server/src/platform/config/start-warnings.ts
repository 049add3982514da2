import type { Config } from './config.ts';

/** What works, but hardly as it is meant to: said once, at the start. */
export function startWarnings(config: Pick<Config, 'isProduction' | 'mail' | 'publicUrl'>): string[] {
  if (!config.isProduction) return [];
  return [...(config.mail.smtpUrl ? [] : [noMail]), ...(config.publicUrl?.startsWith('https:') ? [] : [withoutTls])];
}

const noMail =
  'SMTP_URL is not set: no mail is sent, it is only written to DATA_DIR/outbox, so no one can confirm an address or reset a password';
const withoutTls =
  'PUBLIC_URL does not begin with https: passwords and sessions can be read on the way, and browsers are not told to insist on TLS';
