import * as contract from '@candela/contract/jobs/public-jobs.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { PublicJobsService } from './public-jobs.service.ts';

export const publicJobRoutes = (jobs: PublicJobsService): RouteBinding[] => [
  bind(contract.listWidgetJobs, async ({ params }) => ({ data: await jobs.listForWidget(params.token) })),
  bind(contract.getPublicJob, ({ params }) => jobs.get(params.id)),
];
