import * as routes from '@candela/contract/rankings/rankings.routes.ts';
import * as runRoutes from '@candela/contract/rankings/score-runs.routes.ts';
import { bind, bindList, type RouteBinding } from '../../platform/http/binding.ts';
import type { ComparisonService } from './comparison.service.ts';
import type { RankingsService } from './rankings.service.ts';

export const rankingRoutes = (rankings: RankingsService, comparison: ComparisonService): RouteBinding[] => [
  bindList(routes.getRanking, ({ principal, params, query }) => rankings.rank(principal, params.jobId, query)),
  bind(routes.explainRanking, async ({ principal, params }) => ({ data: await rankings.explain(principal, params) })),
  bind(routes.exportRanking, ({ principal, params, query }) => rankings.toCsv(principal, params.jobId, query)),
  bind(routes.addToPipeline, async ({ principal, params }) => ({
    data: await rankings.addToPipeline(principal, params),
  })),
  bind(runRoutes.listScoreRuns, async ({ principal, params }) => ({
    data: await comparison.listRuns(principal, params.jobId),
  })),
  bind(runRoutes.startScoreRun, async ({ principal, params }) => {
    const outdated = await comparison.startRun(principal, params.jobId);
    const message = outdated > 0 ? 'Scores are brought up to date in the background.' : 'Every score is up to date.';
    return { message, outdated };
  }),
  bind(runRoutes.compareScores, ({ principal, params, query }) => comparison.compare(principal, params.jobId, query)),
  bind(runRoutes.exportComparison, ({ principal, params, query }) => comparison.toCsv(principal, params.jobId, query)),
];
