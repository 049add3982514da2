import type { Selectable } from 'kysely';
import type { Sessions } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/errors.ts';

/** By the reason that stands in the session's row; what is not among them is nobody else's to know. */
const sentences: Readonly<Record<string, string>> = {
  'signed out elsewhere': 'You were signed out from another device. Please sign in again.',
  'password changed': 'Your password was changed on another device. Please sign in again.',
  'password reset': 'Your password was reset, which signed you out everywhere. Please sign in again.',
  'account suspended': 'This account is suspended. Please contact support.',
  'organisation suspended': 'Your organisation is suspended. Please contact support.',
};

/** What a browser is told that wants to go on with a session which has ended. Its token has to be genuine. */
export function whyEnded(session: Selectable<Sessions>, now: Date): AppError | undefined {
  const isExpired = !session.revoked_at && session.expires_at <= now;
  const message = isExpired
    ? 'Your session has expired. Please sign in again.'
    : sentences[session.revoked_reason ?? ''];
  return message === undefined ? undefined : new AppError('SESSION_ENDED', { message });
}
