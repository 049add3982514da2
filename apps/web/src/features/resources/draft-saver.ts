/** What became of an attempt to save, as far as the saver needs to know. */
export type Verdict<Draft> =
  /** A colleague saved since: the author has to decide. */
  | { kind: 'conflict' }
  /** A passing fault: the same call may work in a moment. */
  | { kind: 'later'; message: string }
  /** Single fields were refused; the rest can be saved without them. */
  | { kind: 'fields'; messages: Partial<Record<keyof Draft, string>> }
  | { kind: 'refused'; message: string };

export interface DraftSaverPorts<Draft, Answer extends { revision: number }> {
  /** What is on the screen now. */
  read(): Draft;
  /** Fields that cannot be saved as they are, and why. They wait; the others do not. */
  findFaults(draft: Draft): Partial<Record<keyof Draft, string>>;
  send(change: Partial<Draft>, revision: number): Promise<Answer>;
  judge(error: unknown): Verdict<Draft>;
  onAnswer(answer: Answer): void;
  /** The copy that outlives a crash of the page. */
  keepCopy(draft: Draft, revision: number): void;
  dropCopy(): void;
  now(): number;
}

export interface SaverState<Draft> {
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** When the server last had everything, in this visit. */
  savedAt: number | null;
  /** Why the last attempt failed. */
  message: string | null;
  /** Whether it will be tried again without being asked. */
  isRetrying: boolean;
  /** The last attempt failed, and no other one has succeeded since. */
  isTroubled: boolean;
  held: Partial<Record<keyof Draft, string>>;
}

const pauseMs = 1000;
const copyAfterMs = 300;
const retryDelaysMs = [2000, 5000, 10_000, 20_000];

export const isSafe = ({ phase, held }: SaverState<object>): boolean =>
  phase === 'saved' && Object.keys(held).length === 0;

/** What is about to be saved anyway can be saved on the way out; only what cannot be is worth a question. */
export const isStuck = (state: SaverState<object>): boolean =>
  !isSafe(state) && (state.isTroubled || (state.phase !== 'unsaved' && state.phase !== 'saving'));

interface Revised {
  revision: number;
}

/**
 * Saves a draft by itself, one call at a time, each based on the answer to the one before. It sends the difference
 * between what the server has and what is on the screen, so a failed attempt leaves nothing to put back together.
 */
class DraftSaver<Draft extends object, Answer extends Revised> {
  readonly #ports: DraftSaverPorts<Draft, Answer>;
  #baseline: Partial<Draft>;
  #revision: number;
  #state: SaverState<Draft> = {
    phase: 'saved',
    savedAt: null,
    message: null,
    isRetrying: false,
    isTroubled: false,
    held: {},
  };
  /** Values the server would not have; asked again only when they change. */
  #refused: Partial<Record<keyof Draft, { value: unknown; message: string }>> = {};
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #copyTimer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isTouched = false;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(ports: DraftSaverPorts<Draft, Answer>, start: { baseline: Draft; revision: number }) {
    this.#ports = ports;
    this.#baseline = start.baseline;
    this.#revision = start.revision;
  }

  readonly getState = () => this.#state;

  getRevision() {
    return this.#revision;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Something on the screen changed. */
  touch() {
    this.#isTouched = true;
    clearTimeout(this.#copyTimer);
    this.#copyTimer = setTimeout(() => this.copyNow(), copyAfterMs);
    // While nothing gets through, the retries carry the news; a decision is needed before a conflict can be saved.
    if (this.#state.phase === 'conflict' || (this.#state.phase === 'failed' && this.#state.isRetrying)) return;
    if (this.#state.phase !== 'saving') {
      this.#show({ phase: 'unsaved', message: null, isRetrying: false });
      this.#schedule(pauseMs);
    }
  }

  /** Nothing happens by itself any more. */
  stop() {
    clearTimeout(this.#saveTimer);
    clearTimeout(this.#copyTimer);
  }

  /** Saves everything, then does something that needs the saved draft; nothing is saved in between. */
  run(task: (revision: number) => Promise<Answer>): Promise<Answer> {
    clearTimeout(this.#saveTimer);
    return this.#enqueue(async () => {
      do await this.#saveAll();
      while (this.#isTouched);
      clearTimeout(this.#saveTimer);
      const [reason] = Object.values(this.#state.held) as (string | undefined)[];
      if (reason) throw new Error(`Not everything is saved: ${reason}`);
      try {
        const answer = await task(this.#revision);
        this.#revision = answer.revision;
        this.#ports.onAnswer(answer);
        return answer;
      } catch (error) {
        if (this.#ports.judge(error).kind === 'conflict') {
          this.#show({ phase: 'conflict', message: null, isRetrying: false });
          this.copyNow();
        }
        throw error;
      } finally {
        if (this.#isTouched) this.#schedule(pauseMs);
      }
    });
  }

  /** The screen now shows what the server has. */
  adopt(draft: Draft, itsRevision: number) {
    clearTimeout(this.#saveTimer);
    this.#baseline = draft;
    this.#revision = itsRevision;
    this.#refused = {};
    this.#isTouched = false;
    this.#show({ savedAt: null });
    this.#settle({});
  }

  /** Ends a conflict in favour of the screen: all of it is saved over what the server has. */
  overwrite(itsRevision: number): Promise<void> {
    this.#baseline = {};
    this.#revision = itsRevision;
    this.#show({ phase: 'unsaved', message: null });
    return this.flush();
  }

  copyNow() {
    clearTimeout(this.#copyTimer);
    if (!isSafe(this.#state)) this.#ports.keepCopy(this.#ports.read(), this.#revision);
  }

  /** Saves now. Rejects when that fails; the state says why. */
  flush(): Promise<void> {
    clearTimeout(this.#saveTimer);
    return this.#enqueue(() => this.#saveAll());
  }

  #show(next: Partial<SaverState<Draft>>) {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #schedule(delay: number) {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.flush().catch(() => undefined), delay);
  }

  /** What is still to be sent, and what has to wait. */
  #compare(draft: Draft) {
    const held: SaverState<Draft>['held'] = this.#ports.findFaults(draft);
    const change: Partial<Draft> = {};
    for (const field of Object.keys(draft) as (keyof Draft)[]) {
      if (draft[field] === this.#baseline[field]) {
        delete held[field];
        continue;
      }
      const refusal = this.#refused[field];
      if (refusal && refusal.value === draft[field]) held[field] ??= refusal.message;
      if (held[field] === undefined) change[field] = draft[field];
    }
    return { change, held };
  }

  #settle(held: SaverState<Draft>['held']) {
    this.#failures = 0;
    this.#show({ phase: 'saved', message: null, isRetrying: false, isTroubled: false, held });
    clearTimeout(this.#copyTimer);
    if (isSafe(this.#state)) this.#ports.dropCopy();
    else this.copyNow();
  }

  /** Leaving out a field that was not even sent would change nothing, and the same call would be made for ever. */
  #judgeSent(error: unknown, sent: Partial<Draft>): Verdict<Draft> {
    const verdict = this.#ports.judge(error);
    if (verdict.kind !== 'fields' || Object.keys(verdict.messages).some((field) => field in sent)) return verdict;
    return { kind: 'refused', message: Object.values<string | undefined>(verdict.messages)[0] ?? 'Refused' };
  }

  /** Notes what went wrong. Returns only when the rest can be tried without the fields at fault. */
  #handleFailure(error: unknown, sent: Partial<Draft>) {
    const verdict = this.#judgeSent(error, sent);
    if (verdict.kind === 'fields') {
      for (const [field, message] of Object.entries(verdict.messages) as [keyof Draft, string][])
        this.#refused = { ...this.#refused, [field]: { value: sent[field], message } };
      return;
    }
    if (verdict.kind === 'conflict') this.#show({ phase: 'conflict', message: null, isRetrying: false });
    else
      this.#show({ phase: 'failed', message: verdict.message, isRetrying: verdict.kind === 'later', isTroubled: true });
    this.copyNow();
    if (verdict.kind === 'later') {
      this.#schedule(retryDelaysMs[Math.min(this.#failures, retryDelaysMs.length - 1)] ?? pauseMs);
      this.#failures += 1;
    }
    throw error;
  }

  async #saveAll() {
    for (;;) {
      if (this.#state.phase === 'conflict')
        throw new Error('A colleague saved this draft. Choose which version to keep first.');
      this.#isTouched = false;
      const { change, held } = this.#compare(this.#ports.read());
      if (Object.keys(change).length === 0) return this.#settle(held);
      this.#show({ phase: 'saving', held });
      try {
        const answer = await this.#ports.send(change, this.#revision);
        this.#revision = answer.revision;
        this.#baseline = { ...this.#baseline, ...change };
        this.#failures = 0;
        this.#show({ savedAt: this.#ports.now(), isTroubled: false });
        this.#ports.onAnswer(answer);
      } catch (error) {
        this.#handleFailure(error, change);
      }
      // Typed meanwhile: the next pause saves it, as always.
      if (this.#isTouched) {
        this.#show({ phase: 'unsaved', message: null, isRetrying: false });
        this.#schedule(pauseMs);
        return;
      }
    }
  }

  /** One thing at a time, whatever became of the one before. */
  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task, task);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

export const createDraftSaver = <Draft extends object, Answer extends Revised>(
  ports: DraftSaverPorts<Draft, Answer>,
  start: { baseline: Draft; revision: number },
): DraftSaver<Draft, Answer> => new DraftSaver<Draft, Answer>(ports, start);
