import type { MailAllowance } from '@candela/contract/mail/mail.routes.ts';

const mails = (count: number) => (count === 1 ? '1 mail' : `${count.toLocaleString('en-GB')} mails`);

/** How much of the day's mail to candidates is used, and what became of the rest; each part a sentence. */
export function describeAllowance(allowance: MailAllowance): string[] {
  const { sentToday, dailyLimit, waiting, held, isPaused } = allowance;
  const used = `${sentToday.toLocaleString('en-GB')} of ${dailyLimit.toLocaleString('en-GB')} mails to candidates sent today.`;
  if (isPaused) {
    const rest = waiting > 0 ? [`${mails(waiting)} waiting.`] : [];
    return ['Mail to candidates is paused after complaints. Please contact support.', ...rest];
  }
  return [
    used,
    ...(waiting > 0 ? [`${mails(waiting)} waiting: they leave tomorrow.`] : []),
    ...(held > 0
      ? [`${mails(held)} being checked by our team before ${held === 1 ? 'it leaves' : 'they leave'}.`]
      : []),
  ];
}
