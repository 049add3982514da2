import { defineFeature } from '../../platform/manifest/feature.ts';
import { interviewsFeature } from '../interviews/interviews.feature.ts';
import { scorecardsPersonal } from './scorecards.personal.ts';
import { scorecardRoutes } from './scorecards.routes.ts';

/** What interviewers found, criterion by criterion. */
export const scorecardsFeature = defineFeature({
  name: 'scorecards',
  personal: scorecardsPersonal,
  build: ({ limiter, use }) => ({ service: undefined, routes: scorecardRoutes(use(interviewsFeature), limiter) }),
});
