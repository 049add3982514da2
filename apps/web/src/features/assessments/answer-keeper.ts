import type { AnswerSet } from '@candela/contract/assessments/assessments.schemas.ts';
import {
  areSame,
  type Draft,
  type DraftCopy,
  type Drafts,
  draftsOf,
  type Merged,
  mergeDrafts,
  noDraft,
  stillClashing,
} from './answer-draft.ts';

export type SaveStatus = 'IN_PROGRESS' | 'COMPLETED';

export interface KeeperPorts {
  send(drafts: Drafts, status: SaveStatus, version: number): Promise<AnswerSet>;
  /** What is saved now, asked for when a save was refused because of another one. */
  reload(): Promise<AnswerSet>;
  isConflict(error: unknown): boolean;
  copy: DraftCopy;
}

export interface KeeperState {
  drafts: Drafts;
  /** Answers that another tab changed as well. */
  clashes: Drafts;
  phase: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Of the attempt that is being answered. */
  attempt: number;
}

const pauseMs = 1500;
const retryMs = 8000;

/**
 * Holds what is typed until the server has it: copied to the browser's store with each key, saved after a short pause, one
 * save after the other. What another tab saved meanwhile is merged, and an answer changed in both is shown, not overwritten:
 * until its writer has chosen, it stays on the server as the other tab left it, while the other answers are saved.
 */
export class AnswerKeeper {
  #state: KeeperState;
  #base: Drafts;
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  readonly #ports: KeeperPorts;
  /** An attempt that is over is saved again only when its writer asks for it. */
  #isOver: boolean;

  constructor(set: AnswerSet, ports: KeeperPorts) {
    this.#ports = ports;
    this.#base = draftsOf(set);
    this.#version = set.version;
    this.#isOver = set.status === 'COMPLETED';
    const kept = ports.copy.read(set.attempt);
    const { drafts, clashes } = kept
      ? this.#bringTogether(kept.base, kept.drafts, kept.clashing)
      : { drafts: this.#base, clashes: {} };
    const phase = areSame(drafts, this.#base) ? 'saved' : 'unsaved';
    this.#state = { drafts, clashes, phase, attempt: set.attempt };
    if (phase === 'unsaved') this.#saveSoon(pauseMs);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getState = (): KeeperState => this.#state;

  change(id: string, change: Partial<Draft>): void {
    const draft = { ...(this.#state.drafts[id] ?? noDraft), ...change };
    const drafts = { ...this.#state.drafts, [id]: { ...draft, ai_reason: draft.ai_assisted ? draft.ai_reason : '' } };
    this.#set({ drafts, phase: 'unsaved' });
    this.#keepCopy();
    this.#saveSoon(pauseMs);
  }

  /** The writer has chosen between two texts of one answer. */
  settle(id: string, choice: 'mine' | 'theirs'): void {
    const { [id]: theirs, ...clashes } = this.#state.clashes;
    if (!theirs) return;
    this.#set({ clashes });
    if (choice === 'theirs') this.change(id, theirs);
    else {
      this.#keepCopy();
      this.#saveSoon(0);
    }
  }

  /** Saves now, after whatever is being saved; rejects with what the server says. */
  save(status: SaveStatus): Promise<AnswerSet> {
    clearTimeout(this.#timer);
    const next = this.#running.then(() => this.#send(status, true));
    this.#running = next.catch(() => undefined);
    return next;
  }

  /** Saves what is waiting, without being asked. */
  flush(): void {
    if (this.#isOver || areSame(this.#settled(), this.#base)) return;
    this.save('IN_PROGRESS').catch(() => {
      this.#set({ phase: 'failed' });
      this.#saveSoon(retryMs);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #send(status: SaveStatus, mayMerge: boolean): Promise<AnswerSet> {
    const sent = this.#settled();
    this.#set({ phase: 'saving' });
    try {
      const set = await this.#ports.send(sent, status, this.#version);
      this.#take(set);
      return set;
    } catch (error) {
      const again = mayMerge && this.#ports.isConflict(error) ? await this.#mergeSaved(status) : undefined;
      if (again) return again;
      this.#set({ phase: 'failed' });
      throw error;
    }
  }

  /** Another save came before this one: what it saved is taken in, and the rest is sent once more where that may be. */
  async #mergeSaved(status: SaveStatus): Promise<AnswerSet | undefined> {
    const saved = await this.#ports.reload().catch(() => undefined);
    if (!saved) return undefined;
    const isStillOpen = this.#merge(saved);
    // Progress is saved around what has to be chosen; nothing is submitted that its writer has not chosen.
    const mayGoOn = isStillOpen && (status === 'IN_PROGRESS' || !this.#hasClashes());
    return mayGoOn ? this.#send(status, false) : undefined;
  }

  /** The server has it; what was typed meanwhile is the next save's. */
  #take(set: AnswerSet): void {
    this.#base = draftsOf(set);
    this.#version = set.version;
    this.#isOver = set.status === 'COMPLETED';
    const isCurrent = areSame(this.#state.drafts, this.#base);
    this.#set({ phase: isCurrent ? 'saved' : 'unsaved', attempt: set.attempt });
    if (isCurrent) this.#ports.copy.drop();
    else {
      this.#keepCopy();
      this.#saveSoon(pauseMs);
    }
  }

  /**
   * Whether the attempt is still the one that was being answered: one that another tab has submitted is not opened again
   * by a save that was on its way.
   */
  #merge(set: AnswerSet): boolean {
    const isStillOpen = this.#isOver || set.status !== 'COMPLETED';
    const base = this.#base;
    this.#base = draftsOf(set);
    const { drafts, clashes } = this.#bringTogether(base, this.#state.drafts, Object.keys(this.#state.clashes));
    this.#version = set.version;
    this.#isOver = set.status === 'COMPLETED';
    this.#set({ drafts, clashes });
    return isStillOpen;
  }

  /** What was typed since `base` with what is saved now; what was to be chosen before still is. */
  #bringTogether(base: Drafts, mine: Drafts, clashing: readonly string[] = []): Merged {
    const { drafts, clashes } = mergeDrafts(base, mine, this.#base);
    return { drafts, clashes: { ...clashes, ...stillClashing(clashing, drafts, this.#base) } };
  }

  /** What may be saved: of an answer that has two texts, the one that is saved already. */
  #settled(): Drafts {
    return { ...this.#state.drafts, ...this.#state.clashes };
  }

  #hasClashes(): boolean {
    return Object.keys(this.#state.clashes).length > 0;
  }

  #keepCopy(): void {
    const { attempt, drafts, clashes } = this.#state;
    this.#ports.copy.keep({ attempt, base: this.#base, drafts, clashing: Object.keys(clashes) });
  }

  #saveSoon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), ms);
  }

  #set(change: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
