import type { Config } from './config.ts';

/** What works, but hardly as it is meant to: said once, at the start. */
export function startWarnings({ isProduction, mail }: Pick<Config, 'isProduction' | 'mail'>): string[] {
  if (!isProduction || mail.smtpUrl) return [];
  return [
    'SMTP_URL is not set: no mail is sent, it is only written to DATA_DIR/outbox, so nobody can confirm an address or reset a password',
  ];
}
