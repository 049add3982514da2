import { timeoutError } from './api-error.ts';

interface InFlight {
  answer: Promise<unknown>;
  controller: AbortController;
  callers: number;
}

/** Settles with the work, or rejects as soon as this caller (and only this caller) gives up. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/**
 * Runs requests under a time-out and lets identical simultaneous ones share one answer. A caller who aborts leaves the
 * others alone; the request itself is cancelled when the last one has gone.
 */
export function createRequestSharing(timeoutMs: number) {
  const inFlight = new Map<string, InFlight>();

  function begin(work: (signal: AbortSignal) => Promise<unknown>): InFlight {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(timeoutError()), timeoutMs);
    const answer = work(controller.signal)
      .catch((error: unknown) => {
        // However the cancelled request chose to fail, the reason it was cancelled is the better answer.
        throw controller.signal.aborted ? controller.signal.reason : error;
      })
      .finally(() => clearTimeout(timer));
    return { answer, controller, callers: 0 };
  }

  return {
    /** `key` null: never shared (anything that changes something). */
    async run(
      key: string | null,
      signal: AbortSignal | undefined,
      work: (signal: AbortSignal) => Promise<unknown>,
    ): Promise<unknown> {
      signal?.throwIfAborted();
      let entry = key === null ? undefined : inFlight.get(key);
      if (!entry) {
        const begun = begin(work);
        entry = begun;
        // There may be no listener any more when it fails; that is not an unhandled error.
        const forget = () => {
          if (key !== null && inFlight.get(key) === begun) inFlight.delete(key);
        };
        begun.answer.then(forget, forget);
        if (key !== null) inFlight.set(key, begun);
      }
      entry.callers += 1;
      try {
        return await untilAborted(entry.answer, signal);
      } finally {
        entry.callers -= 1;
        if (entry.callers === 0 && signal?.aborted) {
          if (key !== null && inFlight.get(key) === entry) inFlight.delete(key);
          entry.controller.abort(signal.reason);
        }
      }
    },

    /** After a change or a sign-out no caller may join a request that began before it. */
    forgetAll: () => inFlight.clear(),
  };
}
