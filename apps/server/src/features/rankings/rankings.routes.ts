import * as routes from '@candela/contract/rankings/rankings.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { RankingsService } from './rankings.service.ts';

export const rankingRoutes = (rankings: RankingsService): RouteBinding[] => [
  bind(routes.getRanking, ({ principal, params, query }) => rankings.rank(principal, params.jobId, query)),
  bind(routes.explainRanking, async ({ principal, params }) => ({ data: await rankings.explain(principal, params) })),
  bind(routes.exportRanking, ({ principal, params, query }) => rankings.toCsv(principal, params.jobId, query)),
  bind(routes.addToPipeline, async ({ principal, params }) => ({
    data: await rankings.addToPipeline(principal, params),
  })),
];
