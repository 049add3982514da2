import { ApiError } from '@candela/contract/client/api-error.ts';
import { type LiveMessage, listenLive } from '@candela/contract/live/live.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { api, sessionStore } from '../api/api.ts';
import { invalidate, isForbidden } from '../api/query-client.ts';
import { createEventParser } from './event-parser.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * Hears of changes until it is told to stop. Whatever ends the line (a deployment, a token that ran out, a sleeping
 * laptop), it comes back and asks for what it missed.
 */
export async function followLive(onMessage: (message: LiveMessage) => void, signal: AbortSignal): Promise<void> {
  let after: number | undefined;
  for (let pauseMs = firstPauseMs; !signal.aborted; ) {
    try {
      // In the usual way first: it renews the session, and brings what happened since.
      const missed = await api.call(listenLive, { query: { after } }, { signal });
      for (const message of missed.messages) onMessage(message);
      after = Math.max(after ?? 0, missed.lastId);
      pauseMs = firstPauseMs;
      await readStream(after, signal, (message) => {
        after = Math.max(after ?? 0, message.id);
        onMessage(message);
      });
    } catch (error) {
      // The plan lapsed meanwhile: once the screens know, they listen no longer, which ends this.
      if (error instanceof ApiError && error.type === 'SUBSCRIPTION_INACTIVE') void invalidate([getSubscription]);
      // No longer a member: the page asks what is so, and leads on.
      if (isForbidden(error)) void invalidate([getRecruiter]);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
    await pause(pauseMs, signal);
  }
}

async function readStream(after: number, signal: AbortSignal, onMessage: (message: LiveMessage) => void) {
  const response = await fetch(`${listenLive.path}?after=${after}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${sessionStore.get()?.token ?? ''}` },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
  const parse = createEventParser(({ data }) => {
    // As with every answer, the server has parsed it by the contract before it left.
    onMessage(JSON.parse(data) as LiveMessage);
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parse(part.value);
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
