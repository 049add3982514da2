import type { Tx } from '../../platform/database/database.ts';
import { reassignBookings } from './bookings.repo.ts';

/** Two records become one: its links follow. */
export const moveBookings = (
  tx: Tx,
  pair: { keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> => reassignBookings(tx, pair, only);
