import type { Tx } from '../../platform/database/database.ts';
import { reassignInterviews } from './interviews.repo.ts';

/** Two records become one: its interviews follow. */
export const moveInterviews = (
  tx: Tx,
  pair: { keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> => reassignInterviews(tx, pair, only);
