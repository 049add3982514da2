import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import * as ownRoutes from '@candela/contract/applications/own-applications.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ApplicationsService } from './applications.service.ts';
import type { OwnApplicationsService } from './own-applications.service.ts';

export const applicationRoutes = (applications: ApplicationsService, own: OwnApplicationsService): RouteBinding[] => [
  bind(changeApplicationStatus, async ({ principal, body }) => ({
    data: await applications.changeStatus(principal, body),
  })),
  bind(ownRoutes.listOwnApplications, async ({ principal }) => ({ data: await own.list(principal) })),
  bind(ownRoutes.getOwnApplication, async ({ principal, params }) => ({ data: await own.get(principal, params.id) })),
  bind(ownRoutes.applyForJob, async ({ principal, params }) => ({ data: await own.apply(principal, params.id) })),
  bind(ownRoutes.withdrawApplication, async ({ principal, params }) => ({
    data: await own.withdraw(principal, params.id),
  })),
];
