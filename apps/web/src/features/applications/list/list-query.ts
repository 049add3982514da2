import { deviceZone, fromWallTime } from '#lib/dates.ts';
import type { ApplicationsParams } from '../applications-params.ts';

const dayMs = 24 * 60 * 60_000;

/** The first moment of a day of the reader's calendar. */
const startOf = (day: string): string | undefined => fromWallTime(`${day}T00:00`, deviceZone())?.toISOString();

/** The day after, on the calendar: days are not all equally long. */
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10);

/** What is asked of the server for what the address says. */
export const filterOf = ({ view: _view, page: _page, from, until, ...rest }: ApplicationsParams) => ({
  ...rest,
  from: from && startOf(from),
  until: until && startOf(dayAfter(until)),
});

export const noFilter = {
  companyId: undefined,
  jobId: undefined,
  search: '',
  status: undefined,
  source: undefined,
  minScore: undefined,
  from: undefined,
  until: undefined,
};

export const isNarrowed = (params: ApplicationsParams): boolean =>
  Object.keys(noFilter).some((name) => Boolean(params[name as keyof typeof noFilter]));
