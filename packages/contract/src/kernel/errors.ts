import { z } from 'zod';

/**
 * Every error the API can answer, with its status and its default sentence.
 * The wire form is `errorResponseSchema`; a feature that needs a new code adds a row here.
 */
export const errorCodes = {
  VALIDATION_FAILED: { status: 400, message: 'Please check the highlighted fields.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read.' },
  INVALID_CODE: { status: 400, message: 'Invalid code' },
  INVALID_INVITE: {
    status: 400,
    message: 'This invitation is no longer valid. If you have used it, please sign in; otherwise ask for a new one.',
  },
  PASSKEY_REFUSED: { status: 400, message: 'This passkey was not accepted. Please try again.' },
  OAUTH_FAILED: { status: 400, message: 'Authentication failed' },
  DOMAIN_NOT_PROVED: {
    status: 400,
    message: 'We could not find the TXT record yet. It can take an hour after you have added it.',
  },
  SSO_UNKNOWN: {
    status: 404,
    message: 'No organisation with this address uses single sign-on here. Please sign in with your password.',
  },
  SSO_REFUSED: { status: 403, message: 'Your organisation’s sign-in did not let you in here.' },
  SSO_REQUIRED: { status: 403, message: 'Your organisation asks you to sign in with single sign-on.' },
  UNAUTHENTICATED: { status: 401, message: 'Authentication failed. Please sign in again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  REFRESH_FAILED: { status: 401, message: 'Unable to refresh token. Please log in again.' },
  SESSION_ENDED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  FORBIDDEN: { status: 403, message: 'You do not have access to this.' },
  ORIGIN_REFUSED: { status: 403, message: 'This request came from another site.' },
  ACCOUNT_NOT_CONFIRMED: { status: 403, message: 'Please confirm your email address first.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'This account is suspended. Please contact support.' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Please enter the code from your authenticator app.' },
  SECOND_FACTOR_SETUP_REQUIRED: { status: 403, message: 'Please set up an authenticator app to continue.' },
  DEMO_ACCOUNT_REFUSED: { status: 403, message: 'Demo accounts cannot sign in here.' },
  REAUTHENTICATION_REQUIRED: { status: 403, message: 'Please enter your current password.' },
  SIGN_IN_AGAIN: { status: 403, message: 'Please sign in again, then do this within 5 minutes.' },
  EXTERNAL_PROVIDER_EMAIL_MANAGED: {
    status: 403,
    message: 'Email is managed by Google SSO. Update it in your Google Account.',
  },
  SUBSCRIPTION_INACTIVE: {
    status: 403,
    message: 'Your subscription is not active. Please upgrade to continue',
  },
  SUBSCRIPTION_LIMIT_EXCEEDED: {
    status: 403,
    message: 'You have reached your plan limit for jobs. Please upgrade your plan or remove existing jobs to continue.',
  },
  CALENDAR_NOT_CONNECTED: {
    status: 400,
    message: 'Google Calendar not connected. Please connect your calendar first.',
  },
  CALENDAR_NOT_GRANTED: { status: 400, message: 'Calendar access was not granted' },
  CALENDAR_CONNECTION_INVALID: { status: 400, message: 'Invalid calendar connection response' },
  CALENDAR_CONNECTION_FAILED: { status: 502, message: 'Calendar connection failed' },
  INVALID_FILE: { status: 400, message: 'This file cannot be used.' },
  NO_CV: { status: 400, message: 'Have you uploaded your CV?' },
  TOO_MANY_SEARCHES: { status: 400, message: 'You can keep 20 searches. Remove one to keep another.' },
  JOB_NOT_PUBLISHABLE: { status: 400, message: 'Fill all required fields to publish' },
  RESOURCE_NOT_PUBLISHABLE: { status: 400, message: 'Some things are missing before this can be published.' },
  OWN_ACCOUNT: { status: 400, message: 'You cannot suspend your own account.' },
  INVALID_STATUS: { status: 400, message: 'Invalid status value. Please try again.' },
  NOT_FOUND: { status: 404, message: 'We could not find that.' },
  ALREADY_MEMBER: { status: 409, message: 'This person is already on your team.' },
  ALREADY_INVITED: { status: 409, message: 'This address has already been invited. You can resend the invite.' },
  PARENT_STAYS: { status: 409, message: 'The parent of an organisation cannot be removed from it.' },
  OTHER_ORGANISATION: {
    status: 409,
    message:
      'Your account belongs to another organisation. Leave that one first, or ask to be invited at another address.',
  },
  ADDRESS_TAKEN: { status: 409, message: 'There is already an account with this address.' },
  CONFLICT: { status: 409, message: 'This has changed in the meantime. Please reload.' },
  REVIEW_OPEN: { status: 409, message: 'You have already asked for a review. Please wait for the answer.' },
  TWO_ACCOUNTS: { status: 409, message: 'Two different accounts have claimed these records. They cannot be merged.' },
  MERGE_STANDS: { status: 409, message: 'This merge can no longer be undone.' },
  SLUG_TAKEN: { status: 409, message: 'Another resource of this type has this address.' },
  NOT_AT_INTERVIEW: { status: 409, message: 'Reports are made for candidates at the interview stage.' },
  ASSESSMENT_NOT_COMPLETED: { status: 409, message: 'Candidate CV assessment not completed' },
  ASSESSMENT_LOCKED: {
    status: 409,
    message: 'Your CV assessment can be taken again 30 days after it was last completed.',
  },
  PEOPLE_ONLY: {
    status: 409,
    message: 'Ranked by people only: this candidate objected to automated scoring, so there is no score to explain.',
  },
  JOB_CLOSED: { status: 409, message: 'This job is closed and cannot be changed.' },
  WITHDRAWN: { status: 409, message: 'The candidate has withdrawn this application.' },
  ALREADY_DECIDED: { status: 409, message: 'This application has been decided and cannot be withdrawn.' },
  INTERVIEW_OVER: { status: 409, message: 'This interview is over or was cancelled.' },
  SLOT_TAKEN: { status: 409, message: 'This time has just been taken. Please choose another.' },
  BOOKING_ENDED: { status: 409, message: 'This link can no longer be used.' },
  REPUBLISH_REQUIRED: { status: 409, message: 'Republish required due to CV-Library rules' },
  GONE: { status: 410, message: 'This job is no longer available.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please try again later.' },
  CALENDAR_UNAVAILABLE: {
    status: 502,
    message: 'Google Calendar did not answer. Nothing was scheduled. Please try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'We are briefly unavailable. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

export const fieldErrorSchema = z.object({
  /** Dotted path into the body, query or params, for example `salary.min`. */
  path: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Both texts of what two people changed, field by field. */
export const conflictSchema = z.object({
  /** The version that is there now; a change based on it goes through. */
  version: z.number().int(),
  fields: z.array(z.object({ path: z.string(), theirs: z.unknown(), yours: z.unknown() })),
});
export type Conflict = z.infer<typeof conflictSchema>;

export const errorResponseSchema = z.object({
  message: z.string(),
  type: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(fieldErrorSchema),
  requestId: z.string(),
  /** With `CONFLICT`, where the change named the version it was based on. */
  conflict: conflictSchema.optional(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
