const day = 24 * 60 * 60_000;
/** A candidate who hears nothing for longer than this has waited too long. */
const longestDays = 14;

/** How many days a card has not moved, where that is too many; null otherwise. */
export function daysWaiting(movedAt: string, now: number): number | null {
  const days = Math.floor((now - new Date(movedAt).getTime()) / day);
  return days > longestDays ? days : null;
}
