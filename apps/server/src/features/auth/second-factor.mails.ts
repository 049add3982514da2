import type { Role } from '@candela/contract/kernel/roles.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { pageLink } from '../mail/page-link.service.ts';

const shared = (role: Role, origin: string) => ({
  action: { label: 'Open your settings', url: pageLink(origin, '/dashboard/settings', role) },
  footer: 'You get this because it concerns the security of your account.',
});

const unexpected = 'If this was not you, choose a new password straight away.';

export const secondFactorSetUpMail = (role: Role, origin: string): MailContent => ({
  subject: 'An authenticator app was set up for your Candela account',
  paragraphs: ['Hello,', 'From now on, signing in with your password also asks for a code from the app.', unexpected],
  ...shared(role, origin),
});

export const secondFactorRemovedMail = (role: Role, origin: string): MailContent => ({
  subject: 'The authenticator app was removed from your Candela account',
  paragraphs: ['Hello,', 'Your password alone is enough to sign in again.', unexpected],
  ...shared(role, origin),
});
