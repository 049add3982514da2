import type { LiveMessage, LiveTopic } from '@candela/contract/live/live.routes.ts';
import { useEffect, useEffectEvent } from 'react';
import { onLive } from './live.ts';

/** Calls the handler whenever something of the topic changed, here or anywhere. Null listens to nothing. */
export function useLive(topic: LiveTopic | null, handler: (message: LiveMessage) => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => (topic ? onLive(topic, (message) => handle(message)) : undefined), [topic]);
}
