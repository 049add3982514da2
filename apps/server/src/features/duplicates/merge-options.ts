import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';

export interface MergeOptions {
  database: Database;
  clock: Clock;
  scoring: Pick<ScoringService, 'rescorePerson' | 'partScores'>;
}
