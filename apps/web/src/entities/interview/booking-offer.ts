import type { BookingOffer } from '@candela/contract/bookings/bookings.schemas.ts';

/** What a recruiter sets for a link with which the candidate chooses. */
export interface BookingValues {
  kind: BookingOffer['kind'];
  lengthMinutes: number;
  expiresInDays: number;
  days: number[];
  from: string;
  to: string;
  noticeHours: number;
  bufferMinutes: number;
  mostADay: number;
  daysAhead: number;
  /** Typed starts, on the clock of the form's zone. */
  starts: { key: number; start: string }[];
}

export const initialBooking = (): BookingValues => ({
  kind: 'rules',
  lengthMinutes: 45,
  expiresInDays: 14,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
  noticeHours: 24,
  bufferMinutes: 15,
  mostADay: 4,
  daysAhead: 14,
  starts: [{ key: 0, start: '' }],
});

export function toOffer(values: BookingValues): BookingOffer {
  if (values.kind === 'times') {
    return { kind: 'times', starts: values.starts.map(({ start }) => start).filter((start) => start !== '') };
  }
  const { days, from, to, noticeHours, bufferMinutes, mostADay, daysAhead } = values;
  return { kind: 'rules', days, from, to, noticeHours, bufferMinutes, mostADay, daysAhead };
}
