import { careHomeNurse } from './care-home-nurse.ts';
import { dataAnalyst } from './data-analyst.ts';
import { headChef } from './head-chef.ts';
import { storeManager } from './store-manager.ts';
import type { TrialExample } from './trial-example.ts';

/** Strong, partial, weak, and one that tries to talk the machine round. */
export const trialExamples: readonly TrialExample[] = [careHomeNurse, dataAnalyst, headChef, storeManager];
