import * as contract from '@candela/contract/jobs/jobs.routes.ts';
import { bind, bindList, type RouteBinding } from '../../platform/http/binding.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { nextClosing } from './job-list-item.ts';
import type { JobsService } from './jobs.service.ts';

export const jobRoutes = (jobs: JobsService): RouteBinding[] => [
  bindList(
    contract.listRecruiterJobs,
    async ({ principal, query }) => {
      const { items, total } = await jobs.list(principal, query);
      return { data: items, pagination: paginate(query, total) };
    },
    ({ data }) => nextClosing(data),
  ),
  bind(contract.createJob, async ({ principal, body }) => ({ data: await jobs.create(principal, body) })),
  bind(contract.getRecruiterJob, async ({ principal, params }) => ({ data: await jobs.get(principal, params.id) })),
  bind(contract.getJobOverview, async ({ principal, params }) => ({ data: await jobs.overview(principal, params.id) })),
  bind(contract.updateJob, async ({ principal, params, body }) => ({
    data: await jobs.update(principal, params.id, body),
  })),
  bind(contract.changeJobStatus, async ({ principal, params, body }) => ({
    data: await jobs.changeStatus(principal, params.id, body),
  })),
  bind(contract.duplicateJob, async ({ principal, params }) => ({ data: await jobs.duplicate(principal, params.id) })),
];
