import type { MailContent } from '../mail/mail-layout.service.ts';

export const invitationMail = (
  quotes: Record<'name' | 'organisationName' | 'companyName' | 'jobTitle', string>,
  links: { claimUrl: string; heldUrl: string },
): MailContent => ({
  subject: `${quotes.companyName || 'An employer'} is considering you for ${quotes.jobTitle}`,
  paragraphs: [
    `Hello${quotes.name ? ` ${quotes.name}` : ''},`,
    `${quotes.companyName || 'An employer'} has your CV and is considering you for ${quotes.jobTitle}. On Candela you can see what was read from it, how it was scored and why, correct it, and follow what happens next.`,
    {
      text: `The CV is held by ${quotes.organisationName}. You can see what is held, or delete it, without an account.`,
      link: { label: 'See or delete what is held', url: links.heldUrl },
    },
  ],
  action: { label: 'See your application', url: links.claimUrl },
  footer: `You get this because ${quotes.organisationName} uploaded a CV with this address.`,
});
