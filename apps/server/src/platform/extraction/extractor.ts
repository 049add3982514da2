import type { TextMatch, TextRefused } from '@candela/engine/trial/match-texts.ts';
import type { Logger } from '../logger.ts';
import { ExtractionChild, type Outcome } from './extraction-child.ts';
import { ExtractionFailed } from './extraction-failed.ts';
import type { ExtractionRequest, ReadCv, ReadJob } from './extraction-messages.ts';
import type { UnfinishedScan } from './scan.ts';

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
  /** What earlier turns have recognised of its pictures. */
  readonly scan?: UnfinishedScan | undefined;
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
  /** No letters of pictures are recognised once it has worked so long; what is left over is another turn's. */
  readonly recogniseUntilMs: number;
  /** How long a document may make no progress; six times that in all. */
  readonly timeoutMs: number;
  /** Processes, and so documents, at a time. */
  readonly concurrency: number;
  /** Whether pasted texts are read by the reader too. */
  readonly hasReader?: boolean;
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
  // The rest is for noticing it, and for making sense of what was read.
  recogniseUntilMs: 8_000,
  timeoutMs: 45_000,
  concurrency: 4,
} as const;

/**
 * Two pages of text take the reader half a second; the time is for a process that has yet to start on a busy machine. Half of
 * the memory is what the reader and the engine hold when nothing is read.
 */
export const trialLimits = {
  memoryLimitMb: 768,
  processorMs: 10_000,
  recogniseUntilMs: 0,
  timeoutMs: 20_000,
  concurrency: 1,
  idleMs: 5 * 60_000,
} as const;

interface Idle {
  readonly child: ExtractionChild;
  readonly leaving?: NodeJS.Timeout;
}

/**
 * Reads strangers' files in processes of their own, which are started when they are first needed and then kept warm. A
 * file that crashes, hangs or swallows memory takes down nothing but its process.
 */
export function createExtractor(options: ExtractorOptions): Extractor {
  const processes = new ExtractionProcesses(options);

  const readOrThrow = async <K extends 'parsed' | 'parsed-cv' | 'matched'>(
    kind: K,
    request: ExtractionRequest,
    readOptions: Omit<ReadOptions, 'scan'>,
  ): Promise<Extract<Outcome, { kind: K }>> => {
    const outcome = await processes.read(request, readOptions);
    if (outcome.kind === kind) return outcome as Extract<Outcome, { kind: K }>;
    if (outcome.kind !== 'failed') throw new Error('The extractor was closed');
    const { reason, detail, mayPass = false } = outcome;
    const bytes = request.what === 'match' ? request.job.length + request.cv.length : request.bytes.length;
    options.log.info({ reason, detail, bytes }, 'a document could not be read');
    throw new ExtractionFailed(reason, { mayPass });
  };

  const { recogniseUntilMs, hasReader: isRead = false } = options;
  return {
    readJobDescription: (bytes, { scan, ...readOptions } = {}) =>
      readOrThrow('parsed', { what: 'job-description', bytes, recogniseUntilMs, scan }, readOptions),
    readCv: (bytes, now, { scan, ...readOptions } = {}) =>
      readOrThrow('parsed-cv', { what: 'cv', bytes, now, recogniseUntilMs, scan }, readOptions),
    matchTexts: async (job, cv, now) =>
      (await readOrThrow('matched', { what: 'match', job, cv, now, isRead }, {})).outcome,
    close: () => processes.close(),
  };
}

/** As many as are allowed, each with one document at a time; who comes later waits for a turn. */
class ExtractionProcesses {
  readonly #options: ExtractorOptions;
  readonly #idle: Idle[] = [];
  readonly #all = new Set<ExtractionChild>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #isClosed = false;

  constructor(options: ExtractorOptions) {
    this.#options = options;
  }

  async read(request: ExtractionRequest, options: ReadOptions): Promise<Outcome> {
    await this.#takeTurn();
    try {
      const { outcome, wasFresh } = await this.#readOnce(request, options);
      if (!mayBeInnocent(outcome, wasFresh)) return outcome;
      this.#options.log.warn({ outcome }, 'an extraction process was lost; the document is read once more in another');
      return (await this.#readOnce(request, options)).outcome;
    } finally {
      this.#passTurn();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((child) => child.stop()));
  }

  async #readOnce(request: ExtractionRequest, { onProgress = () => undefined, onWorked }: ReadOptions) {
    if (this.#isClosed) return { outcome: { kind: 'stopped' }, wasFresh: true } as const;
    const child = this.#takeChild();
    const wasFresh = child.isFresh;
    const outcome = await child.read(request, onProgress);
    onWorked?.(child.workedMs);
    await this.#giveBack(child);
    return { outcome, wasFresh };
  }

  async #takeTurn(): Promise<void> {
    if (this.#busy >= this.#options.concurrency) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
  }

  /** The turn goes straight to the next in line, so that none can slip in between. */
  #passTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  #takeChild(): ExtractionChild {
    const warm = this.#idle.pop();
    clearTimeout(warm?.leaving);
    if (warm?.child.isAlive) return warm.child;
    if (warm) this.#all.delete(warm.child);
    const child = new ExtractionChild(this.#options);
    this.#all.add(child);
    return child;
  }

  async #giveBack(child: ExtractionChild): Promise<void> {
    if (!this.#isClosed && !(await child.isWornOut())) {
      const { idleMs } = this.#options;
      const leaving = idleMs === undefined ? undefined : setTimeout(() => this.#letGo(child), idleMs).unref();
      this.#idle.push({ child, ...(leaving && { leaving }) });
      return;
    }
    this.#all.delete(child);
    await child.stop();
  }

  /** It was not needed for a while. */
  #letGo(child: ExtractionChild): void {
    const at = this.#idle.findIndex((entry) => entry.child === child);
    if (at < 0) return;
    this.#idle.splice(at, 1);
    this.#all.delete(child);
    void child.stop();
  }
}

/** Something else may have ended the process, or filled it up; a file that did it will do it again. */
function mayBeInnocent(outcome: Outcome, wasFresh: boolean): boolean {
  if (outcome.kind !== 'failed') return false;
  return outcome.reason === 'crashed' || (outcome.reason === 'out-of-memory' && !wasFresh);
}
