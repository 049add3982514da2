import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { currentCaller } from '../../platform/caller.ts';
import { FairQueue } from '../../platform/database/fair-queue.ts';
import { type EngineWork, engineWork, type WorkName, type WorkOrder, type WorkOutcome } from './engine-work.ts';
import { createTurns } from './turns.ts';
import { longText, weigh } from './weigh.ts';

/** The engine's work, without this process's other requests standing still meanwhile. */
export type EngineThreads = {
  [Name in WorkName]: (...given: Parameters<EngineWork[Name]>) => Promise<ReturnType<EngineWork[Name]>>;
};

export interface EngineThreadsOptions {
  threads?: number;
  /** Characters from which on work goes to a thread; less takes a few milliseconds and is done here. */
  leastForThread?: number;
}

const usualThreads = Math.min(2, Math.max(1, availableParallelism() - 1));
/** A thread that has had nothing to do for this long gives its memory back. */
const idleMs = 60_000;
/** Enough for the engine's models and the longest CV. */
const threadMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const waits = { longestWaitMs: 20_000, patienceMs: 60_000 };

/** A few threads with the engine loaded, started when they are first needed; organisations take turns on them. */
export function createEngineThreads(options: EngineThreadsOptions = {}): EngineThreads {
  const { threads = usualThreads, leastForThread = longText } = options;
  const queue = new FairQueue({ places: threads, ...waits });
  const idle = new Map<Worker, NodeJS.Timeout>();
  // What is done here lets whatever else waits come in between: fifty CVs stall like one.
  const inTurn = createTurns(() => nextTurn());

  const takeThread = (): Worker => {
    const [known] = idle.keys();
    if (!known) return new Worker(new URL('./engine-thread.ts', import.meta.url), { resourceLimits: threadMemory });
    clearTimeout(idle.get(known));
    idle.delete(known);
    return known;
  };

  const keepThread = (thread: Worker) => {
    const end = () => {
      idle.delete(thread);
      void thread.terminate();
    };
    // Neither the thread nor its end keeps the process.
    thread.unref();
    idle.set(thread, setTimeout(end, idleMs).unref());
  };

  const runOnThread = async (order: WorkOrder): Promise<unknown> => {
    const leave = await queue.enter(currentCaller());
    const thread = takeThread();
    try {
      const outcome = await ask(thread, order);
      keepThread(thread);
      if ('failure' in outcome) throw new Error(outcome.failure);
      return outcome.result;
    } finally {
      leave();
    }
  };

  const through =
    <Given extends unknown[], Result>(name: WorkName, work: (...given: Given) => Result, worth = leastForThread) =>
    async (...given: Given): Promise<Result> => {
      if (weigh(given, worth) < worth) return inTurn(() => work(...given));
      return (await runOnThread({ name, given })) as Result;
    };

  return {
    scorePerson: through('scorePerson', engineWork.scorePerson),
    explainFactors: through('explainFactors', engineWork.explainFactors),
    judgeCv: through('judgeCv', engineWork.judgeCv),
    makeQuestions: through('makeQuestions', engineWork.makeQuestions),
    // Some forty milliseconds for five short answers: always too long for others to stand still.
    gradeAssessment: through('gradeAssessment', engineWork.gradeAssessment, 0),
  };
}

/** One answer for one order; a thread that ends before it has failed. */
function ask(thread: Worker, order: WorkOrder): Promise<WorkOutcome> {
  return new Promise((resolve, reject) => {
    const onEnd = (reason: Error | number) => {
      done();
      reject(reason instanceof Error ? reason : new Error(`The engine's thread ended with ${reason}`));
    };
    const onAnswer = (outcome: WorkOutcome) => {
      done();
      resolve(outcome);
    };
    const done = () => {
      thread.off('message', onAnswer).off('error', onEnd).off('exit', onEnd);
    };
    thread.on('message', onAnswer).on('error', onEnd).on('exit', onEnd);
    thread.ref();
    thread.postMessage(order);
  });
}
