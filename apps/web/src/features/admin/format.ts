import type { OrganisationItem } from '@candela/contract/admin/admin-people.routes.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';

const whole = new Intl.NumberFormat('en-GB');
const wholePounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exactPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const formatCount = (value: number): string => whole.format(value);

/** "1 lead", "1,204 leads". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

/** Pence only where there are any. */
export const formatPounds = (value: number): string =>
  (Number.isInteger(value) ? wholePounds : exactPounds).format(value);

export const formatDay = (at: string): string => formatDate(at, 'day', deviceZone());

export const formatLimit = (limit: number): string => (limit < 0 ? 'Unlimited' : formatCount(limit));

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

export const paymentWords: Record<OrganisationItem['subscriptionStatus'], string> = {
  free: 'Free',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Cancelled',
};

/** "sign-in-refused" and "previousOwner" as words. */
export function toWords(code: string): string {
  const words = code
    .replace(/[-_.]+/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
