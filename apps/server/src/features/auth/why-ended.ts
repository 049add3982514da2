import { AppError } from '../../platform/errors.ts';

/** By the reason that stands in the session's row; what is not among them is not told. */
const sentences: Readonly<Record<string, string>> = {
  'signed out elsewhere': 'You were signed out from another device. Please sign in again.',
  'password changed': 'Your password was changed on another device. Please sign in again.',
  'password reset': 'Your password was reset, which signed you out everywhere. Please sign in again.',
  'account suspended': 'This account is suspended. Please contact support.',
  'organisation suspended': 'Your organisation is suspended. Please contact support.',
};

interface EndedSession {
  revoked_at: Date | null;
  revoked_reason: string | null;
  expires_at: Date;
}

/** What a browser is told that wants to go on with a session which has ended. Its token has to be genuine. */
export function whyEnded(session: EndedSession, now: Date): AppError | undefined {
  const isExpired = !session.revoked_at && session.expires_at <= now;
  const message = isExpired
    ? 'Your session has expired. Please sign in again.'
    : sentences[session.revoked_reason ?? ''];
  return message === undefined ? undefined : new AppError('SESSION_ENDED', { message });
}
