import { formatDate, isSameDay, type Zone } from '#lib/dates.ts';

/** "Tue 17 Nov, 14:00–15:00" on the viewer's clock. */
export const timeRange = (start: string, end: string, zone: Zone): string =>
  `${formatDate(start, 'weekday', zone)}, ${formatDate(start, 'time', zone)}–${formatDate(
    end,
    isSameDay(start, end, zone) ? 'time' : 'shortMoment',
    zone,
  )}`;
