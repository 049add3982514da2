import { createHmac } from 'node:crypto';
import type { LocalHandler } from '../http/local-http.ts';
import { matchesChallenge, sameText } from '../identity/local-code.ts';
import { consentPath, createConsentHandler } from './consent-handler.ts';
import { type Calendar, CalendarFailed } from './port.ts';

export interface LocalCalendarOptions {
  /** At least 32 bytes, the same in every API process. */
  key: Uint8Array;
  now: () => Date;
  /** Exactly the redirect addresses of this product; anything else would hand codes to strangers. */
  isAllowedRedirect: (redirectUri: string) => boolean;
  /** The address of a meeting; `{id}` stands for a name that cannot be guessed. Without one, recruiters bring their own. */
  meetingTemplate?: string | undefined;
  /** The product's own calendar page. */
  homeUrl: string;
}

export interface LocalCalendar extends Calendar {
  /** Mount on `/dev/calendar/*`, GET and POST, body unparsed. Never in production unless asked for by name. */
  handle: LocalHandler;
}

/** A meeting that the recruiter made elsewhere: its address stands where the place does. */
const addressIn = (location: string): string | undefined => /https?:\/\/[^\s<>"]+/.exec(location)?.[0];

const codeLifetimeMs = 5 * 60_000;

const signWith = (key: Uint8Array, parts: readonly string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** What everyone's consent comes to: there is one calendar, and it is the product's own. */
export const localGrant = (key: Uint8Array): string => signWith(key, ['grant']);

/**
 * The calendar for machines without Google: the product's own rows are the events, so nothing is stored here. Attendees
 * are written to by the product.
 */
export function createLocalCalendar(options: LocalCalendarOptions): LocalCalendar {
  const { key, now, isAllowedRedirect, meetingTemplate, homeUrl } = options;
  if (key.byteLength < 32) throw new TypeError('The local calendar key needs at least 32 bytes');
  const sign = (...parts: string[]) => signWith(key, parts);
  const grant = localGrant(key);
  const check = (given: string) => {
    if (!sameText(given, grant)) throw new CalendarFailed('revoked', 'UNKNOWN_GRANT');
  };

  return {
    name: 'local',
    invitesAttendees: false,
    homeUrl,
    consentUrl: ({ redirectUri, state, codeChallenge }) =>
      `${consentPath}?${new URLSearchParams({ redirect_uri: redirectUri, state, code_challenge: codeChallenge })}`,
    async connect({ code, redirectUri, codeVerifier }) {
      const [expiry = '', challenge = '', signed = ''] = code.split('.');
      const isOurs = sameText(signed, sign('code', redirectUri, challenge, expiry));
      if (!isOurs || Number(expiry) <= now().getTime()) throw new CalendarFailed('invalid', 'CODE');
      if (!matchesChallenge(codeVerifier, challenge)) throw new CalendarFailed('invalid', 'VERIFIER');
      return { grant };
    },
    async revoke() {},
    makesMeetings: meetingTemplate !== undefined,
    async place(given, { id, hasMeeting, location }) {
      check(given);
      const made = addressIn(location) ?? meetingTemplate?.replaceAll('{id}', id) ?? null;
      const meetLink = hasMeeting ? made : null;
      return { calendarLink: `${homeUrl}?interview=${id}`, meetLink, isMeetingPending: false };
    },
    async remove(given) {
      check(given);
    },
    async look(given) {
      check(given);
      return null;
    },
    async busyTimes(given) {
      check(given);
      return [];
    },
    handle: createConsentHandler({
      isAllowedRedirect,
      createCode({ redirectUri, codeChallenge }) {
        const expiry = String(now().getTime() + codeLifetimeMs);
        return [expiry, codeChallenge, sign('code', redirectUri, codeChallenge, expiry)].join('.');
      },
    }),
  };
}
