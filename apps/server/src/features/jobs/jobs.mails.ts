import type { MailContent } from '../mail/mail-layout.service.ts';

export const jobClosedMail = (
  notice: { name: string; jobTitle: string; companyName: string },
  /** Of the application in the person's account; null for those who have none. */
  ownUrl: string | null,
): MailContent => ({
  subject: `${notice.jobTitle} at ${notice.companyName} has closed`,
  paragraphs: [
    `Hello${notice.name ? ` ${notice.name}` : ''},`,
    `Thank you for your interest in ${notice.jobTitle} at ${notice.companyName}. The position has now closed, and your application was not taken further this time.`,
    ownUrl
      ? 'We would rather tell you than leave you waiting. You can still see your scores, and what they were based on, in your account.'
      : 'We would rather tell you than leave you waiting.',
  ],
  ...(ownUrl && { action: { label: 'See your application', url: ownUrl } }),
  footer: footer(notice.companyName),
});

/** With the organisation everything of the application goes, from the person's account too. */
export const organisationClosedMail = (notice: Record<'name' | 'jobTitle' | 'companyName', string>): MailContent => ({
  subject: `${notice.jobTitle} at ${notice.companyName} has closed`,
  paragraphs: [
    `Hello${notice.name ? ` ${notice.name}` : ''},`,
    `Thank you for your interest in ${notice.jobTitle} at ${notice.companyName}. The company is leaving Candela, so your application ends here. That says nothing about you.`,
    'What the company held about you on Candela is being deleted. What you keep in your own account stays.',
  ],
  footer: footer(notice.companyName),
});

const footer = (companyName: string) => `You get this because you were considered for this job at ${companyName}.`;
