import type { Route, RouteInput, RouteOutput } from '../kernel/route.ts';
import { ApiError, errorFromResponse, invalidAnswerMessage, offlineError } from './api-error.ts';
import { type CallInput, requestUrl } from './request-url.ts';
import { createRequestSharing } from './shared-request.ts';

const defaultTimeoutMs = 30_000;

export interface ClientOptions {
  fetch: typeof globalThis.fetch;
  /** Origin of the API; empty in the browser, where it is the page's own. */
  baseUrl: string;
  getToken(): string | null;
  /** Whose answers these are: one account never shares a request with another. */
  getAccount?(): string | null;
  /**
   * Brings a new token, or null when the session is over. Throwing (no network, 503) leaves the session alone.
   * `staleToken` is the one the server refused; another tab may already have replaced it.
   */
  refresh?(staleToken: string | null): Promise<string | null>;
  /** The session is over: refused by the server and not refreshable. */
  onSignedOut(): void;
  /** Every failed or successful call, for a banner that says when the server cannot be reached. */
  onOutcome?(outcome: 'answered' | 'unreachable'): void;
  now(): number;
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** A call without params, query and body takes no input. */
type CallArguments<R> = keyof RouteInput<R> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : Record<string, never> extends RouteInput<R>
    ? [input?: RouteInput<R>, options?: CallOptions]
    : [input: RouteInput<R>, options?: CallOptions];

/** fetch reports a dead line as TypeError and nothing else. */
function lineFailure(error: unknown): never {
  throw error instanceof TypeError ? offlineError() : error;
}

/** A wrong current password also answers 401; it says nothing about the session. */
const isSessionRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.type !== 'INVALID_CREDENTIALS';

const sessionOver = () =>
  new ApiError({ status: 401, type: 'UNAUTHENTICATED', message: 'Authentication failed. Please sign in again.' });

/** One request on the wire, and what it was answered. */
interface Sending {
  route: Route;
  url: string;
  body: unknown;
  signal: AbortSignal;
}

async function send(
  { fetch, baseUrl, now }: ClientOptions,
  { route, url, body, signal }: Sending,
  token: string | null,
): Promise<unknown> {
  const headers = new Headers({ accept: route.format === 'csv' ? 'text/csv' : 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`${baseUrl}${url}`, {
    method: route.method,
    headers,
    credentials: route.access.kind === 'cookie' ? 'include' : 'same-origin',
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch(lineFailure);
  if (!response.ok) throw await errorFromResponse(response, now());
  const text = await response.text().catch(lineFailure);
  if (route.format === 'csv') return text;
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({ status: response.status, message: invalidAnswerMessage });
  }
}

/** The token of each call, renewed once when the server refuses it. */
function createSession(options: ClientOptions, onOver: () => void) {
  let refreshing: Promise<string | null> | null = null;

  /** One refresh at a time, shared by every call that was refused meanwhile. */
  function refreshOnce(staleToken: string | null): Promise<string | null> {
    if (!options.refresh) return Promise.resolve(null);
    refreshing ??= options.refresh(staleToken).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function tokenAfterRefusal(staleToken: string | null): Promise<string | null> {
    const current = options.getToken();
    // A slower call may be refused after a faster one has already renewed the session.
    return current && current !== staleToken ? current : refreshOnce(staleToken);
  }

  function end(error = sessionOver()): never {
    onOver();
    throw error;
  }

  return {
    async request(sending: Sending): Promise<unknown> {
      if (sending.route.access.kind !== 'signed-in') return send(options, sending, null);
      const first = options.getToken() ?? (await refreshOnce(null));
      if (!first) return end();
      try {
        return await send(options, sending, first);
      } catch (error) {
        if (!isSessionRefused(error)) throw error;
      }
      const second = await tokenAfterRefusal(first);
      if (!second) return end();
      try {
        return await send(options, sending, second);
      } catch (error) {
        if (isSessionRefused(error)) end(error);
        throw error;
      }
    },
  };
}

export type Client = ReturnType<typeof createClient>;

/**
 * The typed client of the API. Identical simultaneous reads share one request; after a successful change none may join a
 * read that began before it. Keeping answers is the business of the query cache.
 */
export function createClient(options: ClientOptions) {
  const sharing = createRequestSharing(options.timeoutMs ?? defaultTimeoutMs);
  const session = createSession(options, () => {
    sharing.forgetAll();
    options.onSignedOut();
  });
  const keyOf = (url: string) => `${options.getAccount?.() ?? ''} ${url}`;

  async function call<R extends Route>(route: R, ...[input, callOptions]: CallArguments<R>): Promise<RouteOutput<R>> {
    const { body, ...parts }: CallInput = input ?? {};
    const url = requestUrl(route, parts);
    const isRead = route.method === 'GET';
    try {
      const answer = await sharing.run(isRead ? keyOf(url) : null, callOptions?.signal, (signal) =>
        session.request({ route, url, body, signal }),
      );
      options.onOutcome?.('answered');
      if (!isRead) sharing.forgetAll();
      return answer as RouteOutput<R>;
    } catch (error) {
      if (error instanceof ApiError) options.onOutcome?.(error.isTransient ? 'unreachable' : 'answered');
      throw error;
    }
  }

  return {
    call,
    /** At sign-out and when another account signs in: no call may join a request of the one before. */
    clear: sharing.forgetAll,
  };
}
