import * as contract from '@candela/contract/auth/profile.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ProfileService } from './profile.service.ts';

const asked = 'Email updated. Verification required.';

export const profileRoutes = (profile: ProfileService): RouteBinding[] => [
  bind(contract.updateProfile, async ({ principal, body }) => ({
    message: 'Profile updated',
    data: await profile.rename(principal, body),
  })),
  bind(contract.changeRecruiterEmail, async ({ principal, body, request }) => {
    await profile.askForAddress(principal, body, request);
    return { message: asked, email: body.email };
  }),
  bind(contract.changeCandidateEmail, async ({ principal, body, request }) => {
    await profile.askForAddress(principal, body, request);
    return { message: asked, email: body.email };
  }),
  bind(contract.getEmailChange, async ({ principal }) => ({ data: await profile.describeAddress(principal) })),
  bind(contract.confirmEmailChange, async ({ principal, body, request }) => ({
    message: 'Email updated. Your new address is confirmed.',
    email: await profile.confirmAddress(principal, body.code, request),
  })),
  bind(contract.cancelEmailChange, async ({ principal }) => {
    await profile.keepAddress(principal);
    return { message: 'Your email address stays as it is.' };
  }),
];
