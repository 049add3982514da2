import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ApplicationsService } from './applications.service.ts';

export const applicationRoutes = (applications: ApplicationsService): RouteBinding[] => [
  bind(changeApplicationStatus, async ({ principal, body }) => ({
    data: await applications.changeStatus(principal, body),
  })),
];
