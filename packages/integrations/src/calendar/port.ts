/** What is asked of the calendar service before it sends the browser back. */
export interface ConsentInput {
  /** Where the service sends the browser back to; matched exactly. */
  redirectUri: string;
  /** Opaque and signed by the caller. */
  state: string;
  /** PKCE, S256. */
  codeChallenge: string;
}

export interface ConnectInput {
  redirectUri: string;
  code: string;
  codeVerifier: string;
}

/** An interview as a calendar knows it. */
export interface CalendarEvent {
  /** Chosen by us, so that a repeated call finds the first one's event: letters a to v and digits. */
  id: string;
  summary: string;
  description: string;
  location: string;
  start: Date;
  end: Date;
  /** The zone it was agreed in, by its name in the time-zone database. */
  timeZone: string;
  attendees: readonly { email: string; displayName: string }[];
  /** Whether a video meeting belongs to it. */
  hasMeeting: boolean;
}

export interface PlacedEvent {
  /** Where the organiser sees it in the calendar itself. */
  calendarLink: string | null;
  meetLink: string | null;
  /** The service still prepares the meeting: look again. */
  isMeetingPending: boolean;
}

/** What stands in the calendar now: the organiser may have changed it there. */
export interface SeenEvent extends PlacedEvent {
  start: Date;
  end: Date;
  isCancelled: boolean;
}

export interface BusyTime {
  start: Date;
  end: Date;
}

/**
 * A grant is what the service gave us to act in one person's calendar: opaque, secret, sealed at rest. Every call but
 * `connect` may be repeated.
 */
export interface Calendar {
  readonly name: 'local' | 'google';
  /** The service tells attendees itself of new, moved and cancelled events; otherwise we write to them. */
  readonly invitesAttendees: boolean;
  /** Whether it makes video meetings; otherwise the recruiter says how to join. */
  readonly makesMeetings: boolean;
  /** The page of the calendar, for a link to it. */
  readonly homeUrl: string;
  consentUrl(input: ConsentInput): string;
  /** @throws CalendarFailed */
  connect(input: ConnectInput): Promise<{ grant: string }>;
  /** Gives the grant back. @throws CalendarFailed */
  revoke(grant: string): Promise<void>;
  /** Writes the event, or changes the one that has its id. @throws CalendarFailed */
  place(grant: string, event: CalendarEvent): Promise<PlacedEvent>;
  /** Idempotent: removing what is not there succeeds. @throws CalendarFailed */
  remove(grant: string, eventId: string): Promise<void>;
  /** Null where the calendar has nothing to say about it beyond what we know. @throws CalendarFailed */
  look(grant: string, eventId: string): Promise<SeenEvent | null>;
  /** When the person is taken, whatever by. @throws CalendarFailed */
  busyTimes(grant: string, from: Date, to: Date): Promise<BusyTime[]>;
}

/**
 * - `not-granted`: consent was refused, or given without the calendar;
 * - `invalid`: the code is wrong, spent, expired, or belongs to another redirect or verifier;
 * - `revoked`: the grant is no longer good; the person has to connect again;
 * - `unavailable`: the service did not answer in time or answered nonsense; worth another attempt.
 */
export type CalendarFailure = 'not-granted' | 'invalid' | 'revoked' | 'unavailable';

/** Carries a reason and a code for logs only: tokens and codes never reach a message. */
export class CalendarFailed extends Error {
  override readonly name = 'CalendarFailed';
  readonly reason: CalendarFailure;
  readonly code: string;

  constructor(reason: CalendarFailure, code: string) {
    super(`The calendar failed: ${reason} (${code})`);
    this.reason = reason;
    this.code = code;
  }
}
