import * as contract from '@candela/contract/jobs/browse.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { BrowseService } from './browse.service.ts';

export const browseRoutes = (jobs: BrowseService): RouteBinding[] => [
  bind(contract.browseJobs, ({ principal, query }) => jobs.browse(principal, query)),
  bind(contract.explainFit, async ({ principal, params }) => ({ data: await jobs.explain(principal, params.id) })),
];
