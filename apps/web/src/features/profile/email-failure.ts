import { ApiError } from '@candela/contract/client/api-error.ts';
import { toFailure } from '#components/form/server-errors.ts';

export const managedByGoogle = 'Email is managed by Google SSO. Update it in your Google Account.';

const managedCode = 'EXTERNAL_PROVIDER_EMAIL_MANAGED';

/** Why the address was not changed. An identity provider behind the server may put the code into the words. */
export const emailFailure = (error: unknown): string =>
  error instanceof ApiError && (error.type === managedCode || error.message.includes(managedCode))
    ? managedByGoogle
    : toFailure(error, 'Failed to update email').message;
