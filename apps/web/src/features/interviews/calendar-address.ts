import { isDay } from '#entities/interview/week.ts';
import { type AddressField, defineAddress, oneOf } from '#lib/address/address-state.ts';

interface CalendarAddress {
  /** Any day of the week that is shown; without one, this week. */
  week: string | undefined;
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
  view: oneOf(['list', 'week'], 'list'),
  interview: textThat((text) => /^[0-9a-f-]{32,36}$/.test(text)),
});
