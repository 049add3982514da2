import { jobListQuerySchema } from '@candela/contract/jobs/jobs.schemas.ts';
import type { z } from 'zod';

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

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** What the address asks for; anything it cannot mean falls back to the default. */
export function readJobListParams(params: URLSearchParams): JobListParams {
  const shape = jobListQuerySchema.shape;
  const page = shape.page.safeParse(params.get('page') ?? undefined);
  const company = shape.companyId.safeParse(params.get('companyId') ?? undefined);
  const sort = shape.sort.safeParse(params.get('sort') ?? undefined);
  const order = shape.order.safeParse(params.get('order') ?? undefined);
  return {
    tab: oneOf(jobTabs, params.get('tab')) ?? 'active',
    search: (params.get('search') ?? '').slice(0, 200),
    companyId: company.success ? company.data : undefined,
    sort: sort.success ? sort.data : defaultSort.sort,
    order: order.success ? order.data : defaultSort.order,
    page: page.success ? page.data : 1,
    add: oneOf(addModes, params.get('add')),
  };
}

/** The shortest address that means the same; what is not ours stays. */
export function writeJobListParams(current: URLSearchParams, next: JobListParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const isDefaultSort = next.sort === defaultSort.sort && next.order === defaultSort.order;
  const values = {
    tab: next.tab === 'active' ? '' : next.tab,
    search: next.search,
    companyId: next.companyId ?? '',
    sort: isDefaultSort ? '' : next.sort,
    order: isDefaultSort ? '' : next.order,
    page: next.page > 1 ? String(next.page) : '',
    add: next.add ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

export const toJobListQuery = ({ tab, search, companyId, sort, order, page }: JobListParams): JobListQuery => ({
  page,
  pageSize,
  sort,
  order,
  status: statusOf[tab],
  companyId,
  search: search.trim() || undefined,
});
