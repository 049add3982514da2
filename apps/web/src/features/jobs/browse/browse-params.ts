import { type browseJobs, jobTypeFilters } from '@candela/contract/jobs/browse.routes.ts';
import { jobLocations } from '@candela/contract/jobs/jobs.schemas.ts';
import type { RouteInput } from '@candela/contract/kernel/route.ts';
import { defineAddress, oneOf, optionalNumber, pageNumber, typedText } from '#lib/address/address-state.ts';

export const jobViews = ['browse', 'applied', 'saved'] as const;
export type JobView = (typeof jobViews)[number];

export interface BrowseParams {
  view: JobView;
  search: string;
  place: string;
  location: (typeof jobLocations)[number] | undefined;
  jobType: (typeof jobTypeFilters)[number] | undefined;
  minSalary: number | undefined;
  sort: 'newest' | 'fit';
  page: number;
}

export const browseAddress = defineAddress<BrowseParams>(
  {
    view: oneOf(jobViews, 'browse'),
    search: typedText(),
    place: typedText(100),
    location: oneOf(jobLocations),
    jobType: oneOf(jobTypeFilters),
    minSalary: optionalNumber({ least: 0, most: 10_000_000 }),
    sort: oneOf(['newest', 'fit'], 'newest'),
    page: pageNumber,
  },
  { keepsPage: ['view'] },
);

export type BrowseQuery = RouteInput<typeof browseJobs>['query'];

export const toBrowseQuery = ({ view: _view, ...query }: BrowseParams): BrowseQuery => query;

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, place, location, jobType, minSalary }: BrowseParams): boolean =>
  search !== '' || place !== '' || location !== undefined || jobType !== undefined || minSalary !== undefined;

export const noSearch = { search: '', place: '', location: undefined, jobType: undefined, minSalary: undefined };
