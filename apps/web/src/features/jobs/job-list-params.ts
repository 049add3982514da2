import { type jobListQuerySchema, jobSorts } from '@candela/contract/jobs/jobs.schemas.ts';
import type { z } from 'zod';
import { defineAddress, oneOf, optionalId, pageNumber, typedText } from '#lib/address/address-state.ts';

export const jobTabs = ['active', 'draft', 'all'] as const;
export type JobTab = (typeof jobTabs)[number];
export const addModes = ['upload', 'manual'] as const;
export type AddMode = (typeof addModes)[number];

const statusOf = { active: 'Active', draft: 'Draft', all: undefined } as const;
export const defaultSort = { sort: 'postedAt', order: 'desc' } as const;
export const pageSize = 25;

export type JobListQuery = z.input<typeof jobListQuerySchema>;

export interface JobListParams {
  tab: JobTab;
  search: string;
  companyId: string | undefined;
  sort: NonNullable<JobListQuery['sort']>;
  order: NonNullable<JobListQuery['order']>;
  page: number;
  /** The panel that adds a job, and which of its tabs. */
  add: AddMode | undefined;
}

export const jobListAddress = defineAddress<JobListParams>(
  {
    tab: oneOf(jobTabs, 'active'),
    search: typedText(),
    companyId: optionalId,
    sort: oneOf(jobSorts, defaultSort.sort),
    order: oneOf(['asc', 'desc'] as const, defaultSort.order),
    page: pageNumber,
    add: oneOf(addModes),
  },
  { keepsPage: ['add'] },
);

export const toJobListQuery = ({ tab, search, companyId, sort, order, page }: JobListParams): JobListQuery => ({
  page,
  pageSize,
  sort,
  order,
  status: statusOf[tab],
  companyId,
  search: search.trim() || undefined,
});
