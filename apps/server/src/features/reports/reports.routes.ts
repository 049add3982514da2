import * as routes from '@candela/contract/reports/reports.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { absolute } from '../../platform/http/origin.ts';
import type { ReportsService } from './reports.service.ts';

export const reportRoutes = (reports: ReportsService): RouteBinding[] => [
  bind(routes.listReports, ({ principal, query }) => reports.list(principal, query)),
  bind(routes.createReport, async ({ principal, body }) => ({ data: await reports.create(principal, body) })),
  bind(routes.downloadReport, async ({ principal, params, request }) => ({
    url: absolute(await reports.getUrl(principal, params.id), request),
  })),
  bind(routes.listOwnReports, async ({ principal }) => ({ data: await reports.listOwn(principal) })),
];
