import { listBookings } from '@candela/contract/bookings/bookings.routes.ts';
import { getCalendarStatus } from '@candela/contract/calendar/calendar.routes.ts';
import { getInterviewFeed } from '@candela/contract/interviews/feed.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useOnce } from '#lib/use-once.ts';

/** Whether all that stands beside the week has come: shown together, so that no card pushes another one down. */
export function useAreCardsKnown(): boolean {
  const queries = [
    useQuery(apiQuery(getCalendarStatus)),
    useQuery({ ...apiQuery(listBookings), enabled: useMay('interview.schedule') }),
    useQuery(apiQuery(getInterviewFeed)),
  ];
  return useOnce(!queries.some(({ isLoading }) => isLoading));
}
