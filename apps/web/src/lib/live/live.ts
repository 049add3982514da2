import type { LiveMessage, LiveTopic } from '@candela/contract/live/live.routes.ts';
import { sessionStore } from '../api/api.ts';
import { followLive } from './live-stream.ts';

type Handler = (message: LiveMessage) => void;

const handlers = new Map<Handler, LiveTopic>();
const channelName = 'candela-live';
let stop: AbortController | undefined;
let channel: BroadcastChannel | undefined;

const tell = (message: LiveMessage) => {
  for (const [handler, topic] of handlers) if (topic === message.topic) handler(message);
};

/**
 * A browser has few lines to one server: of all tabs of an account one holds the line and tells the others. When it is
 * closed, the next one takes over. Without locks each tab has its own.
 */
function open(): void {
  const account = sessionStore.get()?.user.id ?? '';
  stop = new AbortController();
  const { signal } = stop;
  channel = new BroadcastChannel(`${channelName} ${account}`);
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => tell(data);
  const line = channel;
  const follow = () =>
    followLive((message) => {
      tell(message);
      if (!signal.aborted) line.postMessage(message);
    }, signal);
  const { locks } = globalThis.navigator;
  if (!locks) void follow();
  else locks.request(`${channelName} ${account}`, { signal }, follow).catch(() => undefined);
}

function close(): void {
  stop?.abort();
  channel?.close();
  stop = undefined;
  channel = undefined;
}

/** Hears of a topic until the answer is called. The line is open while there is a listener. */
export function onLive(topic: LiveTopic, handler: Handler): () => void {
  handlers.set(handler, topic);
  if (!stop) open();
  return () => {
    handlers.delete(handler);
    if (handlers.size === 0) close();
  };
}

// Another account hears of other things.
sessionStore.onAccountChange(() => {
  close();
  if (handlers.size > 0 && sessionStore.get()) open();
});
