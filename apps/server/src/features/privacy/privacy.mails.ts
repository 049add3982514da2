import { hashByRole } from '@candela/contract/auth/role-hash.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { exportDays, graceDays } from '@candela/contract/privacy/privacy.routes.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { pageLink } from '../mail/page-link.service.ts';

const concernsAccount = 'You get this because it concerns your account.';

interface Addressee {
  firstName: string;
  role: Role;
}

export const exportReadyMail = ({ firstName, role }: Addressee, origin: string): MailContent => ({
  subject: 'Your copy of your data is ready',
  paragraphs: [
    `Hello ${firstName},`,
    `The copy you asked for can be downloaded for ${exportDays} days. After that it is deleted; you can request another at any time.`,
  ],
  action: { label: 'Download it', url: pageLink(origin, '/dashboard/privacy', role) },
  footer: concernsAccount,
});

interface DeletedAccount extends Addressee {
  email: string;
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
    url: `${origin}/login?${new URLSearchParams({ email })}#${hashByRole[role]}`,
  },
  footer: concernsAccount,
});

export const keptMail = ({ firstName, role }: Addressee, origin: string): MailContent => ({
  subject: 'Your Candela account is kept',
  paragraphs: [
    `Hello ${firstName},`,
    'You signed in after asking us to delete your account, so we have kept it. Nothing was deleted.',
  ],
  action: { label: 'Open Candela', url: pageLink(origin, '/dashboard', role) },
  footer: concernsAccount,
});
