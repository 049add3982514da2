import { formatDate, ukZone } from '#lib/dates.ts';

/** "3 March 2026": where the site is read, not where the server stands. */
export const publishedOn = (iso: string): string => formatDate(iso, 'longDay', ukZone);
