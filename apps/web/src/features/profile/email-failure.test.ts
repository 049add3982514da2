import { ApiError } from '@candela/contract/client/api-error.ts';
import { expect, it } from 'vitest';
import { emailFailure } from './email-failure.ts';

const managed = 'Email is managed by Google SSO. Update it in your Google Account.';

it.each([
  ['the code', new ApiError({ status: 403, type: 'EXTERNAL_PROVIDER_EMAIL_MANAGED', message: 'No' }), managed],
  ['the code in its words', new ApiError({ status: 400, message: 'E7: EXTERNAL_PROVIDER_EMAIL_MANAGED' }), managed],
  ['its own words', new ApiError({ status: 400, message: 'Email is invalid' }), 'Email is invalid'],
  ['nothing', new ApiError({ status: 400, message: 'HTTP 400: ', isWordless: true }), 'Failed to update email'],
])('an answer with %s', (_, error, text) => {
  expect(emailFailure(error)).toBe(text);
});
