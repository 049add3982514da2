import { z } from 'zod';
import { dataResponse, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  changePasswordInputSchema,
  confirmInputSchema,
  deviceSessionSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  oauthCallbackQuerySchema,
  oauthCallbackResponseSchema,
  oauthStateQuerySchema,
  oauthStateResponseSchema,
  refreshResponseSchema,
  registerInputSchema,
  resendCodeInputSchema,
  resetPasswordInputSchema,
  signedInResponseSchema,
} from './auth.schemas.ts';

/** Mail costs money and patience: these limits are per address, the per-account ones live in the service. */
const mailLimit = { limit: 30, windowSeconds: 900, by: 'address' } as const;

export const login = defineRoute({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email, password and role',
  access: { kind: 'cookie' },
  body: loginInputSchema,
  response: signedInResponseSchema,
  errors: [
    'INVALID_CREDENTIALS',
    'UNAUTHENTICATED',
    'ACCOUNT_NOT_CONFIRMED',
    'ACCOUNT_SUSPENDED',
    'DEMO_ACCOUNT_REFUSED',
    'SSO_REQUIRED',
    // The password was right; a cookie carries the sign-in to the routes of the second factor.
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_SETUP_REQUIRED',
    'RATE_LIMITED',
  ],
});

export const register = defineRoute({
  id: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register as a candidate or a recruiter; a code is mailed',
  access: { kind: 'public' },
  body: registerInputSchema,
  response: messageResponseSchema,
  status: 201,
  errors: ['INVALID_INVITE'],
  rateLimit: mailLimit,
});

export const confirm = defineRoute({
  id: 'auth.confirm',
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Confirm a registration with the mailed code',
  access: { kind: 'public' },
  body: confirmInputSchema,
  response: messageResponseSchema.extend({ next: z.string().nullable() }),
  errors: ['INVALID_CODE'],
  rateLimit: { limit: 100, windowSeconds: 900, by: 'address' },
});

export const resendCode = defineRoute({
  id: 'auth.resend-code',
  method: 'POST',
  path: '/api/auth/resend-code',
  summary: 'Mail a new confirmation code',
  access: { kind: 'public' },
  body: resendCodeInputSchema,
  response: messageResponseSchema,
  rateLimit: mailLimit,
});

export const forgotPassword = defineRoute({
  id: 'auth.forgot-password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a code to set a new password',
  access: { kind: 'public' },
  body: forgotPasswordInputSchema,
  response: messageResponseSchema,
  rateLimit: mailLimit,
});

export const resetPassword = defineRoute({
  id: 'auth.reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the mailed code; signs out every session',
  access: { kind: 'public' },
  body: resetPasswordInputSchema,
  response: messageResponseSchema,
  errors: ['INVALID_CODE'],
  rateLimit: { limit: 100, windowSeconds: 900, by: 'address' },
});

export const refresh = defineRoute({
  id: 'auth.refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange the refresh cookie for a new access token',
  access: { kind: 'cookie' },
  response: refreshResponseSchema,
  errors: ['REFRESH_FAILED', 'SESSION_ENDED'],
});

export const logout = defineRoute({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: { kind: 'cookie' },
  response: messageResponseSchema,
});

export const changePassword = defineRoute({
  id: 'auth.change-password',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password of the signed-in account; signs out the other sessions',
  access: may('account.use'),
  body: changePasswordInputSchema,
  response: messageResponseSchema,
  errors: ['FORBIDDEN', 'REAUTHENTICATION_REQUIRED', 'SIGN_IN_AGAIN'],
  rateLimit: { limit: 20, windowSeconds: 900, by: 'account' },
});

export const oauthState = defineRoute({
  id: 'auth.oauth-state',
  method: 'GET',
  path: '/api/auth/oauth/state',
  summary: 'Begin a Google sign-in: a signed state, its nonce and where to go',
  access: { kind: 'public' },
  query: oauthStateQuerySchema,
  response: oauthStateResponseSchema,
  errors: ['UNAVAILABLE'],
  rateLimit: { limit: 100, windowSeconds: 900, by: 'address' },
});

export const oauthCallback = defineRoute({
  id: 'auth.oauth-callback',
  method: 'GET',
  path: '/api/auth/oauth/callback',
  summary: 'Finish a Google sign-in',
  access: { kind: 'cookie' },
  query: oauthCallbackQuerySchema,
  response: oauthCallbackResponseSchema,
  errors: [
    'OAUTH_FAILED',
    'UNAUTHENTICATED',
    'ACCOUNT_SUSPENDED',
    'DEMO_ACCOUNT_REFUSED',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_SETUP_REQUIRED',
    'SSO_REQUIRED',
  ],
  rateLimit: { limit: 100, windowSeconds: 900, by: 'address' },
});

export const listSessions = defineRoute({
  id: 'auth.list-sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where this account is signed in',
  access: may('account.use'),
  response: dataResponse(z.array(deviceSessionSchema)),
});

export const endOtherSessions = defineRoute({
  id: 'auth.end-other-sessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign out everywhere but here',
  access: may('account.use'),
  response: messageResponseSchema.extend({ ended: z.number().int() }),
});
