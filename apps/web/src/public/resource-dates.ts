const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** "3 March 2026": where the site is read, not where the server stands. */
export const publishedOn = (iso: string): string => day.format(new Date(iso));
