import { parentPort } from 'node:worker_threads';
import { engineWork, type WorkOrder, type WorkOutcome } from './engine-work.ts';

/** The other side of `createEngineThreads`: one piece of work after the other. */
parentPort?.on('message', ({ name, given }: WorkOrder) => {
  parentPort?.postMessage(outcomeOf(name, given));
});

function outcomeOf(name: WorkOrder['name'], given: WorkOrder['given']): WorkOutcome {
  try {
    const work = engineWork[name] as (...given: readonly unknown[]) => unknown;
    return { result: work(...given) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
