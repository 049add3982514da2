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
export function createDraftSaver<Draft extends object, Answer extends Revised>(
  ports: DraftSaverPorts<Draft, Answer>,
  start: { baseline: Draft; revision: number },
) {
  let baseline: Partial<Draft> = start.baseline;
  let revision = start.revision;
  let state: SaverState<Draft> = {
    phase: 'saved',
    savedAt: null,
    message: null,
    isRetrying: false,
    isTroubled: false,
    held: {},
  };
  /** Values the server would not have; asked again only when they change. */
  let refused: Partial<Record<keyof Draft, { value: unknown; message: string }>> = {};
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isTouched = false;
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function show(next: Partial<SaverState<Draft>>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function schedule(delay: number) {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(() => void flush().catch(() => undefined), delay);
  }

  /** What is still to be sent, and what has to wait. */
  function compare(draft: Draft) {
    const held: SaverState<Draft>['held'] = ports.findFaults(draft);
    const change: Partial<Draft> = {};
    for (const field of Object.keys(draft) as (keyof Draft)[]) {
      if (draft[field] === baseline[field]) {
        delete held[field];
        continue;
      }
      const refusal = refused[field];
      if (refusal && refusal.value === draft[field]) held[field] ??= refusal.message;
      if (held[field] === undefined) change[field] = draft[field];
    }
    return { change, held };
  }

  function copyNow() {
    clearTimeout(copyTimer);
    if (!isSafe(state)) ports.keepCopy(ports.read(), revision);
  }

  function settle(held: SaverState<Draft>['held']) {
    failures = 0;
    show({ phase: 'saved', message: null, isRetrying: false, isTroubled: false, held });
    clearTimeout(copyTimer);
    if (isSafe(state)) ports.dropCopy();
    else copyNow();
  }

  /** Leaving out a field that was not even sent would change nothing, and the same call would be made for ever. */
  function judgeSent(error: unknown, sent: Partial<Draft>): Verdict<Draft> {
    const verdict = ports.judge(error);
    if (verdict.kind !== 'fields' || Object.keys(verdict.messages).some((field) => field in sent)) return verdict;
    return { kind: 'refused', message: Object.values<string | undefined>(verdict.messages)[0] ?? 'Refused' };
  }

  /** Notes what went wrong. Returns only when the rest can be tried without the fields at fault. */
  function handleFailure(error: unknown, sent: Partial<Draft>) {
    const verdict = judgeSent(error, sent);
    if (verdict.kind === 'fields') {
      for (const [field, message] of Object.entries(verdict.messages) as [keyof Draft, string][])
        refused = { ...refused, [field]: { value: sent[field], message } };
      return;
    }
    if (verdict.kind === 'conflict') show({ phase: 'conflict', message: null, isRetrying: false });
    else show({ phase: 'failed', message: verdict.message, isRetrying: verdict.kind === 'later', isTroubled: true });
    copyNow();
    if (verdict.kind === 'later') {
      schedule(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? pauseMs);
      failures += 1;
    }
    throw error;
  }

  async function saveAll() {
    for (;;) {
      if (state.phase === 'conflict')
        throw new Error('A colleague saved this draft. Choose which version to keep first.');
      isTouched = false;
      const { change, held } = compare(ports.read());
      if (Object.keys(change).length === 0) return settle(held);
      show({ phase: 'saving', held });
      try {
        const answer = await ports.send(change, revision);
        revision = answer.revision;
        baseline = { ...baseline, ...change };
        failures = 0;
        show({ savedAt: ports.now(), isTroubled: false });
        ports.onAnswer(answer);
      } catch (error) {
        handleFailure(error, change);
      }
      // Typed meanwhile: the next pause saves it, as always.
      if (isTouched) {
        show({ phase: 'unsaved', message: null, isRetrying: false });
        schedule(pauseMs);
        return;
      }
    }
  }

  /** One thing at a time, whatever became of the one before. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = tail.then(task, task);
    tail = result.catch(() => undefined);
    return result;
  }

  /** Saves now. Rejects when that fails; the state says why. */
  function flush(): Promise<void> {
    clearTimeout(saveTimer);
    return enqueue(saveAll);
  }

  return {
    getState: () => state,
    getRevision: () => revision,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Something on the screen changed. */
    touch() {
      isTouched = true;
      clearTimeout(copyTimer);
      copyTimer = setTimeout(copyNow, copyAfterMs);
      // While nothing gets through, the retries carry the news; a decision is needed before a conflict can be saved.
      if (state.phase === 'conflict' || (state.phase === 'failed' && state.isRetrying)) return;
      if (state.phase !== 'saving') {
        show({ phase: 'unsaved', message: null, isRetrying: false });
        schedule(pauseMs);
      }
    },

    flush,
    copyNow,

    /** Nothing happens by itself any more. */
    stop() {
      clearTimeout(saveTimer);
      clearTimeout(copyTimer);
    },

    /** Saves everything, then does something that needs the saved draft; nothing is saved in between. */
    run(task: (revision: number) => Promise<Answer>): Promise<Answer> {
      clearTimeout(saveTimer);
      return enqueue(async () => {
        do await saveAll();
        while (isTouched);
        clearTimeout(saveTimer);
        const [reason] = Object.values(state.held) as (string | undefined)[];
        if (reason) throw new Error(`Not everything is saved: ${reason}`);
        try {
          const answer = await task(revision);
          revision = answer.revision;
          ports.onAnswer(answer);
          return answer;
        } catch (error) {
          if (ports.judge(error).kind === 'conflict') {
            show({ phase: 'conflict', message: null, isRetrying: false });
            copyNow();
          }
          throw error;
        } finally {
          if (isTouched) schedule(pauseMs);
        }
      });
    },

    /** The screen now shows what the server has. */
    adopt(draft: Draft, itsRevision: number) {
      clearTimeout(saveTimer);
      baseline = draft;
      revision = itsRevision;
      refused = {};
      isTouched = false;
      show({ savedAt: null });
      settle({});
    },

    /** Ends a conflict in favour of the screen: all of it is saved over what the server has. */
    overwrite(itsRevision: number): Promise<void> {
      baseline = {};
      revision = itsRevision;
      show({ phase: 'unsaved', message: null });
      return flush();
    },
  };
}
