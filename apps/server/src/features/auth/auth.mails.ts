import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { hashByRole } from '@candela/contract/auth/role-hash.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import type { MailContent } from '../mail/mail-layout.service.ts';
import { pageLink } from '../mail/page-link.service.ts';

const unexpected = 'If this was not you, you can ignore this message: nothing happens without the code or the link.';

interface CodeMail {
  firstName: string;
  email: string;
  role: Role;
  code: string;
  token: string;
  /** Where the person was on the way to. */
  next?: string | null | undefined;
  /** The invitation they were following. */
  invite?: string | undefined;
  candidateId?: string | undefined;
}

/** After the `#`, where no server and no log sees the token. */
function linkTo(page: string, { email, role, token, next, invite, candidateId }: CodeMail): string {
  return `${page}#${hashByRole[role]}?${new URLSearchParams({ email, token, ...(next && { next }), ...(invite && candidateId && { invite, candidateId }) })}`;
}

export function confirmationMail(person: CodeMail & { role: PublicRole }, origin: string): MailContent {
  return {
    subject: `${person.code} is your Candela verification code`,
    paragraphs: [
      `Hello ${person.firstName},`,
      'Welcome to Candela. Enter this code or follow the link to confirm your email address. Both work for ten minutes.',
    ],
    code: person.code,
    action: { label: 'Confirm my address', url: linkTo(`${origin}/confirm-code`, person) },
    footer: `You get this because this address was used to register with Candela. ${unexpected}`,
  };
}

export function alreadyRegisteredMail(
  account: { first_name: string; email: string; role: Role },
  origin: string,
  /** Where the account was on the way to. */
  next: string | null = null,
): MailContent {
  const query = new URLSearchParams({ email: account.email, ...(next && { next }) });
  return {
    subject: 'You already have a Candela account',
    paragraphs: [
      `Hello ${account.first_name},`,
      'Someone, probably you, tried to register with this address. You already have an account, so there is nothing to do: sign in as usual, or choose a new password if you have forgotten yours.',
    ],
    action: { label: 'Sign in', url: `${origin}/login?${query}#${account.role}` },
    footer:
      'You get this because this address was used to register with Candela. If this was not you, you can ignore it.',
  };
}

export const passwordResetMail = (person: CodeMail, origin: string): MailContent => ({
  subject: `${person.code} is your code for a new Candela password`,
  paragraphs: [
    `Hello ${person.firstName},`,
    'Enter this code or follow the link to choose a new password. Both work for ten minutes.',
  ],
  code: person.code,
  action: { label: 'Choose a new password', url: linkTo(`${origin}/reset-password`, person) },
  footer: `You get this because a new password was requested for this address. ${unexpected}`,
});

export const passwordChangedMail = (account: { email: string; role: Role }, origin: string): MailContent => ({
  subject: 'Your Candela password was changed',
  paragraphs: [
    'Your password has just been changed, and your other sessions were signed out.',
    'If this was not you, choose a new password straight away.',
  ],
  // To the tab of the role: in another one no code would come.
  action: {
    label: 'Choose a new password',
    url: `${origin}/reset-password?${new URLSearchParams({ email: account.email })}#${hashByRole[account.role]}`,
  },
  footer: 'You get this because it concerns the security of your account.',
});

export const newAddressMail = (
  person: { firstName: string; code: string; role: Role },
  origin: string,
): MailContent => ({
  subject: `${person.code} confirms your new Candela address`,
  paragraphs: [
    `Hello ${person.firstName},`,
    'This address was entered as the new address of a Candela account. Enter this code on your profile to confirm it. It works for ten minutes.',
  ],
  code: person.code,
  action: { label: 'Open my profile', url: pageLink(origin, '/dashboard/profile', person.role) },
  footer: 'You get this because this address was entered on a Candela profile. If this was not you, you can ignore it.',
});

export const addressChangedMail = (newAddress: string): MailContent => ({
  subject: 'Your Candela address was changed',
  paragraphs: [
    `Your account now uses ${newAddress}. Emails go there, and you sign in with it.`,
    'If this was not you, please contact us straight away.',
  ],
  footer: 'You get this because it concerns the security of your account.',
});

export const googleLinkedMail = (role: Role, origin: string): MailContent => ({
  subject: 'Google sign-in was added to your Candela account',
  paragraphs: [
    'Hello,',
    'You have signed in with Google, which is now one more way into your account. The others go on working.',
    'If this was not you, someone else can use your Google Account: secure it there straight away.',
  ],
  action: { label: 'Open your settings', url: pageLink(origin, '/dashboard/settings', role) },
  footer: 'You get this because it concerns the security of your account.',
});
