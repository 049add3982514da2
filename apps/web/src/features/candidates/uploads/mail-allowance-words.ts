import type { MailAllowance } from '@candela/contract/mail/mail.routes.ts';

const mails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-GB')} emails`);

/** How much of the day's mail to candidates is used, and what became of the rest; each part a sentence. */
export function describeAllowance(allowance: MailAllowance): string[] {
  const { sentToday, dailyLimit, waiting, held, isPaused } = allowance;
  const used = `${sentToday.toLocaleString('en-GB')} of ${dailyLimit.toLocaleString('en-GB')} emails to candidates sent today.`;
  if (isPaused) {
    const rest = waiting > 0 ? [`${mails(waiting)} waiting.`] : [];
    return ['Email to candidates is paused after complaints. Please contact support.', ...rest];
  }
  return [
    used,
    ...(waiting > 0 ? [`${mails(waiting)} waiting, to be sent tomorrow.`] : []),
    ...(held > 0
      ? [
          `${mails(held)} ${held === 1 ? 'is being checked by our team before it is sent' : 'are being checked by our team before they are sent'}.`,
        ]
      : []),
  ];
}
