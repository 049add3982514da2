import type { Role } from '@candela/contract/kernel/roles.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { pageLink } from '../mail/page-link.service.ts';

export const passkeyAddedMail = (name: string, role: Role, origin: string): MailContent => ({
  subject: 'A passkey was added to your Candela account',
  paragraphs: [
    'Hello,',
    `The passkey “${name}” was added to your account. It can be used to sign in without your password.`,
    'If this was not you, remove it in your settings and change your password straight away.',
  ],
  ...shared(role, origin),
});

export const passkeyRemovedMail = (name: string, role: Role, origin: string): MailContent => ({
  subject: 'A passkey was removed from your Candela account',
  paragraphs: [
    'Hello,',
    `The passkey “${name}” can no longer be used to sign in to your account.`,
    'If this was not you, change your password straight away.',
  ],
  ...shared(role, origin),
});

const shared = (role: Role, origin: string) => ({
  action: { label: 'Open your settings', url: pageLink(origin, '/dashboard/settings', role) },
  footer: 'You get this because it concerns the security of your account.',
});
