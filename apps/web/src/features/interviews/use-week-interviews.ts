import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { addDays, dayOf, mondayOf } from '#entities/interview/week.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { deviceZone } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { calendarAddress } from './calendar-address.ts';

/** The interviews of the week in the address, Monday to Sunday on the viewer's clock. */
export function useWeekInterviews() {
  const [{ week, at }] = useAddressState(calendarAddress);
  const now = useNow();
  const zone = deviceZone();
  const today = dayOf(now, zone);
  const monday = mondayOf(at ? dayOf(at, zone) : (week ?? today));
  const query = useQuery(
    apiQuery(listInterviews, { query: { startDate: monday, endDate: addDays(monday, 6), timeZone: zone } }),
  );
  return { query, monday, today, zone, now };
}
