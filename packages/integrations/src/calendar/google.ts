import { calendar } from '@googleapis/calendar';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { failureOf } from './google-errors.ts';
import { eventCalls } from './google-events.ts';
import { type Calendar, CalendarFailed } from './port.ts';

export interface GoogleCalendarOptions {
  clientId: string;
  clientSecret: string;
  /** Another place that speaks Google's protocol, for tests. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
}

const scope = 'https://www.googleapis.com/auth/calendar.events';

/** Google's own client. A grant is a refresh token: access tokens live in memory, for as long as Google says. */
export function createGoogleCalendar({
  clientId,
  clientSecret,
  baseUrl,
  timeoutMs = 8000,
}: GoogleCalendarOptions): Calendar {
  const transporterOptions = { timeout: timeoutMs, retry: false };
  const requestOptions = { ...transporterOptions, ...(baseUrl && { rootUrl: `${baseUrl}/` }) };
  const createAuth = (redirectUri?: string) =>
    new OAuth2Client({
      clientId,
      clientSecret,
      ...(redirectUri && { redirectUri }),
      transporterOptions,
      ...(baseUrl && { endpoints: endpointsAt(baseUrl) }),
    });
  const openEvents = keepRecent((grant: string) => {
    const auth = createAuth();
    auth.setCredentials({ refresh_token: grant });
    return calendar({ version: 'v3', auth, ...requestOptions }).events;
  });

  return {
    name: 'google',
    invitesAttendees: true,
    makesMeetings: true,
    homeUrl: 'https://calendar.google.com/',
    consentUrl: ({ redirectUri, state, codeChallenge }) =>
      createAuth(redirectUri).generateAuthUrl({
        access_type: 'offline',
        // Only a fresh consent brings a refresh token.
        prompt: 'consent',
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    async connect({ redirectUri, code, codeVerifier }) {
      const { tokens } = await createAuth(redirectUri)
        .getToken({ code, codeVerifier })
        .catch((error: unknown) => {
          const failure = failureOf(error);
          throw failure.reason === 'revoked' ? new CalendarFailed('invalid', failure.code) : failure;
        });
      // The page lets people untick what was asked for.
      if (!tokens.scope?.split(' ').includes(scope)) throw new CalendarFailed('not-granted', 'SCOPE');
      if (!tokens.refresh_token) throw new CalendarFailed('invalid', 'NO_REFRESH_TOKEN');
      return { grant: tokens.refresh_token };
    },
    async revoke(grant) {
      openEvents.forget(grant);
      await createAuth()
        .revokeToken(grant)
        .catch((error: unknown) => {
          throw failureOf(error);
        });
    },
    ...eventCalls(openEvents.get),
  };
}

const endpointsAt = (baseUrl: string) => ({
  oauth2AuthBaseUrl: `${baseUrl}/o/oauth2/v2/auth`,
  oauth2TokenUrl: `${baseUrl}/token`,
  oauth2RevokeUrl: `${baseUrl}/revoke`,
});

const mostKept = 500;

/** Clients of the grants used last: each knows its access token, so that not every call asks for one. */
function keepRecent<T>(make: (grant: string) => T) {
  const kept = new Map<string, T>();
  return {
    get(grant: string): T {
      const value = kept.get(grant) ?? make(grant);
      kept.delete(grant);
      kept.set(grant, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return value;
    },
    forget: (grant: string) => kept.delete(grant),
  };
}
