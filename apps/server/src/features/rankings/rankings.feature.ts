import { defineFeature } from '../../platform/manifest/feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { createComparisonService } from './comparison.service.ts';
import { rankingRoutes } from './rankings.routes.ts';
import { createRankingsService } from './rankings.service.ts';

export const rankingsFeature = defineFeature({
  name: 'rankings',
  build: ({ platform: { database, clock, events }, use }) => {
    const { explain, readSoon, rescoreJob } = use(scoringFeature);
    const service = {
      rankings: createRankingsService({ database, clock, events, explain, readSoon }),
      comparison: createComparisonService({ database, clock, rescoreJob }),
    };
    return { service, routes: rankingRoutes(service.rankings, service.comparison) };
  },
});
