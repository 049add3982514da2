import { setImmediate as nextTurn } from 'node:timers/promises';
import { warmUps } from '@candela/engine/scoring/warm-up.ts';

/**
 * Has the engine ready before the first explanation is asked for. While a process starts it waits for the database most of the
 * time; between two pieces whatever came meanwhile goes first.
 */
export async function warmUpEngine(): Promise<void> {
  for (const step of warmUps) {
    await nextTurn();
    step();
  }
}
