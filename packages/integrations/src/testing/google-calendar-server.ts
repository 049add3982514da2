import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { calendar_v3 } from '@googleapis/calendar';
import { readBody, startLoopback } from './loopback.ts';

/**
 * What the next call of the calendar meets instead of a plain answer: `hang` never answers, `lost` carries it out and
 * closes the connection, `held` carries it out and answers when it is told to, numbers are statuses; `meet-pending` makes
 * the meeting later.
 */
export type GoogleMode = 'hang' | 'lost' | 'held' | 'meet-pending' | 500 | 429 | 410;

interface Consent {
  redirectUri: string;
  challenge: string;
  scope: string;
}

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

const calendarScope = 'https://www.googleapis.com/auth/calendar.events';

/** As much of Google as the adapter uses: consent, tokens and one primary calendar a grant. */
export async function startGoogleCalendarServer({ clientId, clientSecret }: GoogleClient) {
  const codes = new Map<string, Consent>();
  const calendars = new Map<string, Map<string, calendar_v3.Schema$Event>>();
  const accessTokens = new Map<string, string>();
  const modes: GoogleMode[] = [];
  const held: (() => void)[] = [];
  const requests: { method: string; path: string; query: URLSearchParams }[] = [];
  let lastRevoked = new Map<string, calendar_v3.Schema$Event>();
  let consentsAgain = false;
  let consentScope = calendarScope;
  let mostAtOnce = 2500;

  const loopback = await startLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://google.invalid');
    const text = (await readBody(request)).toString();
    if (url.pathname === '/o/oauth2/v2/auth') return consent(url.searchParams, response);
    if (url.pathname === '/token') return giveToken(new URLSearchParams(text), response);
    if (url.pathname === '/revoke')
      return revoke(url.searchParams.get('token') ?? new URLSearchParams(text).get('token'), response);
    return answerEvents(request, url, text, response);
  });

  function consent(query: URLSearchParams, response: ServerResponse) {
    const target = new URL(query.get('redirect_uri') ?? '');
    target.searchParams.set('state', query.get('state') ?? '');
    const isComplete = query.get('access_type') === 'offline' && query.get('prompt') === 'consent';
    if (!isComplete || query.get('client_id') !== clientId) return send(response, 400, { error: 'invalid_request' });
    if (consentScope === 'denied') target.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(12).toString('base64url');
      const challenge = query.get('code_challenge') ?? '';
      codes.set(code, { redirectUri: query.get('redirect_uri') ?? '', challenge, scope: consentScope });
      target.searchParams.set('code', code);
    }
    response.writeHead(302, { location: target.href }).end();
  }

  function giveToken(form: URLSearchParams, response: ServerResponse) {
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    if (!isClient) return send(response, 401, { error: 'invalid_client' });
    const access = randomBytes(12).toString('base64url');
    const answer = { access_token: access, expires_in: 3599, token_type: 'Bearer' };
    if (form.get('grant_type') === 'refresh_token') {
      const refresh = form.get('refresh_token') ?? '';
      if (!calendars.has(refresh)) return send(response, 400, { error: 'invalid_grant' });
      accessTokens.set(access, refresh);
      return send(response, 200, { ...answer, scope: calendarScope });
    }
    const code = form.get('code') ?? '';
    const found = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!found || found.challenge !== challenge || found.redirectUri !== form.get('redirect_uri')) {
      return send(response, 400, { error: 'invalid_grant' });
    }
    const refresh = randomBytes(16).toString('base64url');
    calendars.set(refresh, consentsAgain ? lastRevoked : new Map());
    consentsAgain = false;
    accessTokens.set(access, refresh);
    return send(response, 200, { ...answer, scope: found.scope, refresh_token: refresh });
  }

  function revoke(token: string | null, response: ServerResponse) {
    lastRevoked = calendars.get(token ?? '') ?? lastRevoked;
    for (const [access, refresh] of accessTokens) if (refresh === token) accessTokens.delete(access);
    return calendars.delete(token ?? '') ? send(response, 200, {}) : send(response, 400, { error: 'invalid_token' });
  }

  function answerEvents(request: IncomingMessage, url: URL, text: string, response: ServerResponse) {
    requests.push({ method: request.method ?? '', path: url.pathname, query: url.searchParams });
    const mode = modes.shift();
    if (mode === 'hang') return;
    if (typeof mode === 'number') return send(response, mode, googleError(mode, 'backendError'));
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const events = calendars.get(accessTokens.get(bearer) ?? '');
    if (!events) return send(response, 401, googleError(401, 'authError'));
    const body = (text ? JSON.parse(text) : {}) as calendar_v3.Schema$Event;
    const id = /\/calendar\/v3\/calendars\/primary\/events(?:\/(\w+))?$/.exec(url.pathname)?.[1];
    const call = { method: request.method ?? '', id, body, url, mostAtOnce };
    const { status, data } = act(events, call, mode === 'meet-pending');
    if (mode === 'lost') return void request.socket.destroy();
    if (mode === 'held') return void held.push(() => send(response, status, data));
    return send(response, status, data);
  }

  return {
    ...loopback,
    requests,
    /** Of every grant together. */
    events: () => [...calendars.values()].flatMap((events) => [...events.values()]),
    meet: (...next: GoogleMode[]) => void modes.push(...next),
    /** As Google gives 2,500 events at once, this gives so many. */
    giveAtOnce: (count: number) => {
      mostAtOnce = count;
    },
    /** Sends the answers that were held. */
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    /** What the person allows on the consent page. */
    consentTo: (scope: 'calendar' | 'nothing' | 'denied') => {
      consentScope = scope === 'calendar' ? calendarScope : scope === 'denied' ? 'denied' : 'openid';
    },
    /** The next consent is that of the person who gave a grant back last: their calendar is as it was. */
    consentAgain: () => {
      consentsAgain = true;
    },
    /** As on the person's own security page. */
    revokeAll: () => {
      calendars.clear();
      accessTokens.clear();
    },
  };
}

interface EventCall {
  method: string;
  id: string | undefined;
  body: calendar_v3.Schema$Event;
  url: URL;
  mostAtOnce: number;
}

function act(events: Map<string, calendar_v3.Schema$Event>, call: EventCall, isPending: boolean) {
  const { method, id, body, url, mostAtOnce } = call;
  if (method === 'GET' && !id) return { status: 200, data: pageOf([...events.values()], url.searchParams, mostAtOnce) };
  if (method === 'POST') {
    if (!/^[a-v0-9]{5,1024}$/.test(body.id ?? '')) return { status: 400, data: googleError(400, 'invalid') };
    if (events.has(body.id ?? '')) return { status: 409, data: googleError(409, 'duplicate') };
    const made = withMeeting({ status: 'confirmed', sequence: 0, ...body }, url, isPending);
    events.set(body.id ?? '', made);
    return { status: 200, data: made };
  }
  const known = events.get(id ?? '');
  if (!known) return { status: 404, data: googleError(404, 'notFound') };
  if (method === 'GET') {
    const seen = Object.assign(known, withMeeting(known, url, false));
    return { status: 200, data: seen };
  }
  if (method === 'DELETE') {
    if (known.status === 'cancelled') return { status: 410, data: googleError(410, 'deleted') };
    events.set(id ?? '', { ...known, status: 'cancelled' });
    return { status: 204, data: null };
  }
  const changed = { ...known, ...body, sequence: (known.sequence ?? 0) + 1 };
  events.set(id ?? '', changed);
  return { status: 200, data: changed };
}

/** So many at once, whatever is asked for; the rest is behind the token. */
function pageOf(items: calendar_v3.Schema$Event[], query: URLSearchParams, mostAtOnce: number) {
  const from = Number(query.get('pageToken') ?? 0);
  const to = from + Math.min(Number(query.get('maxResults') ?? 250), mostAtOnce);
  return { items: items.slice(from, to), ...(to < items.length && { nextPageToken: String(to) }) };
}

/** Without `conferenceDataVersion=1` Google drops the meeting without a word. */
function withMeeting(event: calendar_v3.Schema$Event, url: URL, isPending: boolean): calendar_v3.Schema$Event {
  const htmlLink = `https://calendar.google.com/event?eid=${event.id}`;
  const createRequest = event.conferenceData?.createRequest;
  const isDropped = url.searchParams.get('conferenceDataVersion') !== '1' && !createRequest?.status;
  if (!createRequest || isDropped) return { ...event, htmlLink };
  const statusCode = isPending ? 'pending' : 'success';
  return {
    ...event,
    htmlLink,
    ...(!isPending && { hangoutLink: `https://meet.google.com/${event.id}` }),
    conferenceData: { createRequest: { ...createRequest, status: { statusCode } } },
  };
}

const googleError = (code: number, reason: string) => ({
  error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] },
});

function send(response: ServerResponse, status: number, data: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(data === null ? '' : JSON.stringify(data));
}
