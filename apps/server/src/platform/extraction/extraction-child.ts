import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { residentMegabytes, startChildProcess } from '../child-process.ts';
import type { ExtractionFailure } from './extraction-failed.ts';
import type { ExtractionReply, ExtractionRequest } from './extraction-messages.ts';

export interface ChildLimits {
  readonly memoryLimitMb: number;
  /** Of the processor, for one document: what cannot be counted beforehand is stopped here, however busy the machine is. */
  readonly processorMs: number;
  /** Without a step forward; a document may take `LONGEST` times that in all. */
  readonly timeoutMs: number;
  /** Whether the reader reads pasted texts; it is a compiled package. */
  readonly hasReader?: boolean;
}

type Parsed = Extract<ExtractionReply, { kind: 'parsed' | 'parsed-cv' | 'matched' }>;
export type Outcome =
  | Parsed
  | { readonly kind: 'failed'; readonly reason: ExtractionFailure; readonly detail: string; readonly mayPass?: boolean }
  | { readonly kind: 'stopped' };

const LONGEST = 6;
const CHECK_MS = 100;
/** Linux counts a process's work in hundredths of a second. */
const TICK_MS = 10;
/** A process that has kept this much of its limit after a document is replaced before the next one. */
const WORN_OUT = 0.5;

/** One process and the one document it is reading. */
export class ExtractionChild {
  readonly #child: ChildProcess;
  readonly #limits: ChildLimits;
  #settle: ((outcome: Outcome) => void) | undefined;
  #ending: Outcome | undefined;
  #lastWords = '';
  #documents = 0;
  #hasRecognised = false;
  isAlive = true;
  /** Of the processor, for the latest document. */
  workedMs = 0;

  constructor(limits: ChildLimits) {
    this.#limits = limits;
    this.#child = startChildProcess(new URL('./extraction-process.ts', import.meta.url), {
      memoryLimitMb: limits.memoryLimitMb,
      allow: ['--allow-worker', ...(limits.hasReader ? (['--allow-addons'] as const) : [])],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString()).slice(-4000);
    });
    this.#child.once('exit', (code, signal) => this.#onEnd(`exit code ${code}, signal ${signal}`));
    this.#child.once('error', (error) => this.#onEnd(String(error)));
    this.#hold(false);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Nothing an earlier document left behind can be to blame. */
  get isFresh(): boolean {
    return this.#documents === 0;
  }

  /** Never rejects: whatever happens to the process is the outcome. */
  async read(request: ExtractionRequest, onProgress: (done: number, total: number) => void): Promise<Outcome> {
    const { timeoutMs } = this.#limits;
    this.#hold(true);
    const finished = Promise.withResolvers<Outcome>();
    this.#settle = finished.resolve;
    const stopByClock = () => this.#kill('timed-out', { mayPass: true });
    const whole = setTimeout(stopByClock, timeoutMs * LONGEST);
    const step = setTimeout(stopByClock, timeoutMs);
    const before = await workedMs(this.pid);
    this.workedMs = 0;
    const costs = setInterval(() => void this.#checkCosts(before), CHECK_MS);
    const listen = (reply: ExtractionReply) => {
      this.#hasRecognised ||= reply.kind === 'recognising';
      if (reply.kind !== 'progress' && reply.kind !== 'recognising') return finished.resolve(reply);
      step.refresh();
      if (reply.kind === 'progress') onProgress(reply.done, reply.total);
    };
    this.#child.on('message', listen);
    if (this.isAlive) this.#child.send(request, (error) => error && this.#kill('crashed'));
    else this.#onEnd('ended before it began');
    const outcome = await finished.promise;
    this.#settle = undefined;
    this.#documents += 1;
    clearTimeout(whole);
    clearTimeout(step);
    clearInterval(costs);
    this.workedMs = Math.max(this.workedMs, (await workedMs(this.pid)) - before);
    this.#child.off('message', listen);
    this.#hold(false);
    return outcome;
  }

  /** Garbage of many documents adds up, and would be blamed on the next one. */
  async isWornOut(): Promise<boolean> {
    const used = await residentMegabytes(this.pid);
    // What recognising leaves behind is large, and would cost the next scan a second reading.
    return (
      !this.isAlive || this.#hasRecognised || this.#documents >= 500 || used > this.#limits.memoryLimitMb * WORN_OUT
    );
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    const ended = new Promise<void>((resolve) => {
      this.#child.once('exit', () => resolve());
    });
    this.#ending ??= { kind: 'stopped' };
    this.#hold(true);
    this.#child.kill('SIGKILL');
    await ended;
  }

  #kill(reason: ExtractionFailure, { mayPass = false } = {}): void {
    this.#ending ??= { kind: 'failed', reason, detail: `killed: ${reason}`, mayPass };
    this.#child.kill('SIGKILL');
  }

  async #checkCosts(workedBefore: number): Promise<void> {
    const [used, worked] = await Promise.all([residentMegabytes(this.pid), workedMs(this.pid)]);
    if (!this.#settle) return;
    this.workedMs = worked - workedBefore;
    if (used > this.#limits.memoryLimitMb) this.#kill('out-of-memory');
    if (this.workedMs > this.#limits.processorMs) this.#kill('timed-out');
  }

  #onEnd(detail: string): void {
    this.isAlive = false;
    const isFull = /heap out of memory|allocation failed|Array buffer allocation/i.test(this.#lastWords);
    const reason = isFull ? 'out-of-memory' : 'crashed';
    this.#settle?.(this.#ending ?? { kind: 'failed', reason, detail: `${detail}\n${this.#lastWords}` });
  }

  /** Only a process at work keeps the server from ending. */
  #hold(isBusy: boolean): void {
    const method = isBusy ? 'ref' : 'unref';
    this.#child[method]();
    this.#child.channel?.[method]();
  }
}

/** What the process has worked so far, all its threads together; 0 where the system does not tell. */
async function workedMs(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program comes first, in brackets, and may contain anything.
  const [user = 0, system = 0] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}
