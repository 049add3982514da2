import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '#lib/api/all-pages.ts';
import { api } from '#lib/api/api.ts';

/** Every active job, of one company or of all of them, by title: a select that leaves some out would be a lie. */
export const activeJobs = (companyId?: string) =>
  queryOptions({
    queryKey: [listRecruiterJobs.id, { activeOf: companyId ?? 'all' }] as const,
    queryFn: ({ signal }): Promise<JobListItem[]> =>
      allPages(async (page) => {
        const query = { ...page, status: 'Active', companyId, sort: 'title', order: 'asc' } as const;
        const { data, pagination } = await api.call(listRecruiterJobs, { query }, { signal });
        return { items: data, hasNext: pagination.hasNext };
      }),
  });
