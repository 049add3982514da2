import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { invalidate } from '#lib/api/query-client.ts';
import { useIsRemoved } from '#lib/api/use-recruiter.ts';

/** A member who is removed while a page is open does not wait before it: the page's guard is asked again and leads on. */
export function LeaveWhenRemoved() {
  const isRemoved = useIsRemoved();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRemoved) return;
    // The plan known here is that of a team they are no longer in.
    void invalidate([getSubscription]).then(revalidate);
  }, [isRemoved, revalidate]);
  return null;
}
