import type { Role } from '@candela/contract/kernel/roles.ts';
import { exportDays, graceDays } from '@candela/contract/privacy/privacy.routes.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';

const concernsAccount = 'You get this because it concerns your account.';

export const exportReadyMail = (firstName: string, origin: string): MailContent => ({
  subject: 'Your copy of your data is ready',
  paragraphs: [
    `Hello ${firstName},`,
    `The copy you asked for can be downloaded for ${exportDays} days. After that it is deleted; you can request another at any time.`,
  ],
  action: { label: 'Download it', url: `${origin}/dashboard/privacy` },
  footer: concernsAccount,
});

interface DeletedAccount {
  firstName: string;
  email: string;
  role: Role;
  day: string;
  organisationName: string | null;
}

export const deletionMail = (
  { firstName, day, organisationName, email, role }: DeletedAccount,
  origin: string,
): MailContent => ({
  subject: 'Your Candela account will be deleted',
  paragraphs: [
    `Hello ${firstName},`,
    `You asked us to delete your account. It will be deleted on ${day}, with everything we hold about you${
      organisationName === null ? '' : ` and with the organisation ${organisationName}`
    }. This is the last email about it.`,
    `If you change your mind, or if this was not you, sign in within ${graceDays} days: that keeps the account as it is.`,
  ],
  // To the tab of the role: in another one the address and the password would be refused.
  action: {
    label: 'Keep my account',
    url: `${origin}/login?${new URLSearchParams({ email })}#${role === 'admin' ? 'bamf' : role}`,
  },
  footer: concernsAccount,
});

export const keptMail = (firstName: string, origin: string): MailContent => ({
  subject: 'Your Candela account is kept',
  paragraphs: [
    `Hello ${firstName},`,
    'You signed in after asking us to delete your account, so we have kept it. Nothing was deleted.',
  ],
  action: { label: 'Open Candela', url: `${origin}/dashboard` },
  footer: concernsAccount,
});
