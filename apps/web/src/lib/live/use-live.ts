import type { LiveMessage, LiveTopic } from '@candela/contract/live/live.routes.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiQuery } from '../api/query-client.ts';
import { useRecruiter } from '../api/use-recruiter.ts';
import { useUser } from '../api/use-session.ts';
import { onLive } from './live.ts';

/** Calls the handler whenever something of the topic changed, here or anywhere. Null listens to nothing. */
export function useLive(topic: LiveTopic | null, handler: (message: LiveMessage) => void): void {
  const handle = useEffectEvent(handler);
  const heard = useMayListen() ? topic : null;
  useEffect(() => (heard ? onLive(heard, (message) => handle(message)) : undefined), [heard]);
}

/** A team whose plan has lapsed is told nothing: it does not ask either, until the plan is renewed. */
function useMayListen(): boolean {
  const user = useUser();
  const recruiter = useRecruiter();
  const { data } = useQuery({ ...apiQuery(getSubscription), enabled: recruiter !== null });
  return user?.role === 'recruiter' ? data?.data.hasActiveSubscription === true : user !== null;
}
