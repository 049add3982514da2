import type { MailContent } from '../mail/mail-layout.service.ts';

export const invitationMail = (invitation: {
  name: string;
  organisationName: string;
  companyName: string;
  jobTitle: string;
  claimUrl: string;
  heldUrl: string;
}): MailContent => ({
  subject: `${invitation.companyName} is considering you for ${invitation.jobTitle}`,
  paragraphs: [
    `Hello${invitation.name ? ` ${invitation.name}` : ''},`,
    `${invitation.companyName} has your CV and is considering you for ${invitation.jobTitle}. On Candela you can see what was read from it, how it was scored and why, correct it, and follow what happens next.`,
    `The CV is held by ${invitation.organisationName}. You can see what is held, or delete it, without an account: ${invitation.heldUrl}`,
  ],
  action: { label: 'See your application', url: invitation.claimUrl },
  footer: `You get this because ${invitation.organisationName} uploaded a CV with this address.`,
});
