import { clockTexts } from '@candela/contract/interviews/clock-texts.ts';
import { fromWallTime, toWallTime, type Zone } from '#lib/dates.ts';

/** A day of the calendar, as addresses and the server write it: 2026-11-16. */
export type Day = string;

const noon = (day: Day) => Date.parse(`${day}T12:00Z`);

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text));

/** Days are counted on the calendar, not in hours: a week in which the clocks change has seven of them too. */
export const addDays = (day: Day, days: number): Day => new Date(noon(day) + days * 864e5).toISOString().slice(0, 10);

export const dayOf = (moment: Date | string, zone: Zone): Day => toWallTime(moment, zone).slice(0, 10);

export const mondayOf = (day: Day): Day => addDays(day, -((new Date(noon(day)).getUTCDay() + 6) % 7));

export const weekDays = (monday: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Minutes since midnight, as the clocks of the zone show them. */
export function minutesOf(moment: Date | string, zone: Zone): number {
  const [hours = 0, minutes = 0] = toWallTime(moment, zone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Ten o'clock on the next day that people work: a start that can be kept. */
export function nextStart(now: Date, zone: Zone): string {
  const tomorrow = addDays(dayOf(now, zone), 1);
  const isWeekend = [0, 6].includes(new Date(noon(tomorrow)).getUTCDay());
  return `${isWeekend ? addDays(mondayOf(tomorrow), 7) : tomorrow}T10:00`;
}

/** The same typed time, later; typed times have no clock changes. */
export const addMinutes = (typed: string, minutes: number): string =>
  typed ? new Date(Date.parse(`${typed}Z`) + minutes * 60_000).toISOString().slice(0, 16) : '';

export const readTyped = (typed: string, zone: Zone): Date | null => (typed ? fromWallTime(typed, zone) : null);

/** A time that no clock of the zone shows, because it goes forward then; the server says so in words. */
export function isSkipped(typed: string, zone: Zone): boolean {
  const moment = readTyped(typed, zone);
  return moment !== null && toWallTime(moment, zone) !== typed.slice(0, 16);
}

const hourMs = 36e5;

/** A time that the clocks of the zone show twice, because they go back; some by half an hour. */
function isTwice(typed: string, zone: Zone): boolean {
  const moment = readTyped(typed, zone);
  if (!moment) return false;
  return [-hourMs, -hourMs / 2, hourMs / 2, hourMs].some(
    (shift) => toWallTime(new Date(moment.getTime() + shift), zone) === typed.slice(0, 16),
  );
}

/** Why a typed time is no moment, in the server's words; for times that are sent as moments and not as typed. */
export function clockFault(typed: string, zone: Zone): string | null {
  if (isSkipped(typed, zone)) return clockTexts.skipped(zone);
  return isTwice(typed, zone) ? clockTexts.twice(zone) : null;
}
