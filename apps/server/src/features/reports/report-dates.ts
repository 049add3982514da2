/** Reports are read on paper, away from any reader's clock: dates are those of the United Kingdom. */
const zone = 'Europe/London';
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: zone });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });

export const dayText = (at: Date): string => day.format(at);
export const momentText = (at: Date): string => moment.format(at);
