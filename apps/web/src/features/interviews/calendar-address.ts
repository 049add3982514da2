import { isDay } from '#entities/interview/week.ts';
import { type AddressField, defineAddress, oneOf } from '#lib/address/address-state.ts';

interface CalendarAddress {
  /** Any day of the week that is shown; without one, this week. */
  week: string | undefined;
  /** A moment of that week: on which day it is, the reader's clock says. It counts before the day. */
  at: string | undefined;
  view: 'list' | 'week';
  /** The interview that a link means. */
  interview: string | undefined;
}

const textThat = (isMeant: (text: string) => boolean): AddressField<string | undefined> => ({
  read: (text) => (text && isMeant(text) ? text : undefined),
  write: (value) => value ?? '',
});

/** What of the calendar page stands in its address. */
export const calendarAddress = defineAddress<CalendarAddress>({
  week: textThat(isDay),
  at: textThat((text) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))),
  view: oneOf(['list', 'week'], 'list'),
  interview: textThat((text) => /^[0-9a-f-]{32,36}$/.test(text)),
});
