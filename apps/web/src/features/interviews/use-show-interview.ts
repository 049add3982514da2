import { dayOf } from '#entities/interview/week.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import type { Zone } from '#lib/dates.ts';
import { calendarAddress } from './calendar-address.ts';

/** Turns the page to the week of an interview that was moved or scheduled, and marks it there. */
export function useShowInterview(zone: Zone) {
  const [, change] = useAddressState(calendarAddress);
  return (id: string, start: string) => change({ week: dayOf(start, zone), at: undefined, interview: id });
}
