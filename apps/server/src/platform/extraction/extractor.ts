import type { TextMatch, TextRefused } from '@candela/engine/trial/match-texts.ts';
import type { Logger } from '../logger.ts';
import { ExtractionChild, type Outcome } from './extraction-child.ts';
import { ExtractionFailed } from './extraction-failed.ts';
import type { ExtractionRequest, ReadCv, ReadJob } from './extraction-messages.ts';

export interface Extractor {
  /** Rejects with `ExtractionFailed`, whose message is for the recruiter; with another error only after `close`. */
  readJobDescription(bytes: Uint8Array, options?: ReadOptions): Promise<ReadJob>;
  /** The same for a CV, in any of the formats. `now` is what "present" means in it. */
  readCv(bytes: Uint8Array, now: Date, options?: ReadOptions): Promise<ReadCv>;
  /** Holds a pasted CV against a pasted advert. Neither is ever logged. */
  matchTexts(job: string, cv: string, now: Date): Promise<TextMatch | TextRefused>;
  /** Ends the processes; what was being read rejects, so that it can be read again later. */
  close(): Promise<void>;
}

export interface ReadOptions {
  /** Pages read so far, of how many. */
  readonly onProgress?: (done: number, total: number) => void;
  /** What the document took of the processor, in milliseconds, whether it could be read or not. */
  readonly onWorked?: (milliseconds: number) => void;
}

export interface ExtractorOptions {
  /** Of each process, in all. */
  readonly memoryLimitMb: number;
  /** Of the processor, for each document. */
  readonly processorMs: number;
  /** How long a document may make no progress; six times that in all. */
  readonly timeoutMs: number;
  /** Processes, and so documents, at a time. */
  readonly concurrency: number;
  /** How long a process waits for the next document before it is let go; without one, for ever. */
  readonly idleMs?: number;
  readonly log: Logger;
}

/**
 * What one file may cost: enough for a long scan, little enough that several at once harm nothing. One organisation has
 * two CVs and a job description read at a time; the fourth process is there for the next to come.
 */
export const extractionLimits = {
  memoryLimitMb: 512,
  processorMs: 10_000,
  timeoutMs: 45_000,
  concurrency: 4,
} as const;

/** Two pages of text take milliseconds; the time is for a process that has yet to start on a busy machine. */
export const trialLimits = {
  memoryLimitMb: 512,
  processorMs: 10_000,
  timeoutMs: 20_000,
  concurrency: 1,
  idleMs: 5 * 60_000,
} as const;

/**
 * Reads strangers' files in processes of their own, which are started when they are first needed and then kept warm. A
 * file that crashes, hangs or swallows memory takes down nothing but its process.
 */
export function createExtractor(options: ExtractorOptions): Extractor {
  const { concurrency, idleMs, log } = options;
  const idle: { child: ExtractionChild; leaving?: NodeJS.Timeout }[] = [];
  const all = new Set<ExtractionChild>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  const takeTurn = async (): Promise<void> => {
    if (busy >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
  };
  // The turn goes straight to the next in line, so that none can slip in between.
  const passTurn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };

  const takeChild = (): ExtractionChild => {
    const warm = idle.pop();
    clearTimeout(warm?.leaving);
    if (warm?.child.isAlive) return warm.child;
    if (warm) all.delete(warm.child);
    const child = new ExtractionChild(options);
    all.add(child);
    return child;
  };
  const giveBack = async (child: ExtractionChild): Promise<void> => {
    if (!isClosed && !(await child.isWornOut())) {
      idle.push({ child, ...(idleMs !== undefined && { leaving: setTimeout(() => letGo(child), idleMs).unref() }) });
      return;
    }
    all.delete(child);
    await child.stop();
  };
  /** It was not needed for a while. */
  const letGo = (child: ExtractionChild): void => {
    const at = idle.findIndex((entry) => entry.child === child);
    if (at < 0) return;
    idle.splice(at, 1);
    all.delete(child);
    void child.stop();
  };

  const readOnce = async (request: ExtractionRequest, { onProgress = () => undefined, onWorked }: ReadOptions) => {
    if (isClosed) return { outcome: { kind: 'stopped' }, wasFresh: true } as const;
    const child = takeChild();
    const wasFresh = child.isFresh;
    const outcome = await child.read(request, onProgress);
    onWorked?.(child.workedMs);
    await giveBack(child);
    return { outcome, wasFresh };
  };

  const read = async (request: ExtractionRequest, readOptions: ReadOptions): Promise<Outcome> => {
    await takeTurn();
    try {
      const { outcome, wasFresh } = await readOnce(request, readOptions);
      if (!mayBeInnocent(outcome, wasFresh)) return outcome;
      log.warn({ outcome }, 'an extraction process was lost; the document is read once more in another');
      return (await readOnce(request, readOptions)).outcome;
    } finally {
      passTurn();
    }
  };

  const readOrThrow = async <K extends 'parsed' | 'parsed-cv' | 'matched'>(
    kind: K,
    request: ExtractionRequest,
    readOptions: ReadOptions,
  ): Promise<Extract<Outcome, { kind: K }>> => {
    const outcome = await read(request, readOptions);
    if (outcome.kind === kind) return outcome as Extract<Outcome, { kind: K }>;
    if (outcome.kind !== 'failed') throw new Error('The extractor was closed');
    const { reason, detail, mayPass = false } = outcome;
    const bytes = request.what === 'match' ? request.job.length + request.cv.length : request.bytes.length;
    log.info({ reason, detail, bytes }, 'a document could not be read');
    throw new ExtractionFailed(reason, { mayPass });
  };

  return {
    readJobDescription: (bytes, readOptions = {}) =>
      readOrThrow('parsed', { what: 'job-description', bytes }, readOptions),
    readCv: (bytes, now, readOptions = {}) => readOrThrow('parsed-cv', { what: 'cv', bytes, now }, readOptions),
    matchTexts: async (job, cv, now) => (await readOrThrow('matched', { what: 'match', job, cv, now }, {})).outcome,
    async close() {
      isClosed = true;
      await Promise.all([...all].map((child) => child.stop()));
    },
  };
}

/** Something else may have ended the process, or filled it up; a file that did it will do it again. */
function mayBeInnocent(outcome: Outcome, wasFresh: boolean): boolean {
  if (outcome.kind !== 'failed') return false;
  return outcome.reason === 'crashed' || (outcome.reason === 'out-of-memory' && !wasFresh);
}
