import type { Answer, AnswerSet } from '@candela/contract/assessments/assessments.schemas.ts';
import type { KeyValueStorage } from '#lib/api/session-store.ts';

/** What is typed for one question. */
export type Draft = Pick<Answer, 'answer' | 'ai_assisted' | 'ai_reason'>;
export type Drafts = Readonly<Record<string, Draft>>;

export const noDraft: Draft = { answer: '', ai_assisted: false, ai_reason: '' };

export const draftsOf = (set: Pick<AnswerSet, 'answers'>): Drafts =>
  Object.fromEntries(
    set.answers.map(({ id, answer, ai_assisted, ai_reason }) => [id, { answer, ai_assisted, ai_reason }]),
  );

const isSame = (one: Draft = noDraft, other: Draft = noDraft): boolean =>
  one.answer === other.answer && one.ai_assisted === other.ai_assisted && one.ai_reason === other.ai_reason;

export const areSame = (one: Drafts, other: Drafts): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) => isSame(one[id], other[id]));

export interface Merged {
  drafts: Drafts;
  /** Answers that were changed here and elsewhere, with what they say elsewhere. */
  clashes: Drafts;
}

/** What was typed here since `base` with what was saved elsewhere since then; where both changed one answer, ours stays for now. */
export function mergeDrafts(base: Drafts, mine: Drafts, theirs: Drafts): Merged {
  const ids = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])];
  const drafts: Record<string, Draft> = {};
  const clashes: Record<string, Draft> = {};
  for (const id of ids) {
    const [from, here, there] = [base[id] ?? noDraft, mine[id] ?? noDraft, theirs[id] ?? noDraft];
    drafts[id] = isSame(here, from) ? there : here;
    if (!isSame(here, from) && !isSame(there, from) && !isSame(here, there)) clashes[id] = there;
  }
  return { drafts, clashes };
}

/** Of answers that had two texts, those that still have, with what they say elsewhere now. */
export const stillClashing = (ids: readonly string[], mine: Drafts, theirs: Drafts): Drafts =>
  Object.fromEntries(ids.filter((id) => !isSame(mine[id], theirs[id])).map((id) => [id, theirs[id] ?? noDraft]));

interface KeptCopy {
  attempt: number;
  base: Drafts;
  drafts: Drafts;
  /** Which answers wait for a choice between two texts; an earlier version did not say. */
  clashing?: readonly string[];
}

const keyOf = (accountId: string, type: string) => `assessmentDraft.${accountId}.${type}`;

interface CopyPlace {
  accountId: string;
  type: string;
  /** Of the questions that are asked now; what was typed for others would be refused with all the rest. */
  questionIds: readonly string[];
}

/** A copy of what is not saved yet, which a reload, a crash or an expired session leaves where it is. */
export const createDraftCopy = (storage: KeyValueStorage, { accountId, type, questionIds }: CopyPlace) => ({
  keep(copy: KeptCopy): void {
    try {
      storage.setItem(keyOf(accountId, type), JSON.stringify(copy));
    } catch {
      // A full store: the server still gets what is typed.
    }
  },
  drop: () => storage.removeItem(keyOf(accountId, type)),
  read(attempt: number): KeptCopy | null {
    try {
      const copy = JSON.parse(storage.getItem(keyOf(accountId, type)) ?? 'null') as KeptCopy | null;
      return copy?.attempt === attempt ? onlyOf(questionIds, copy) : null;
    } catch {
      return null;
    }
  },
});

function onlyOf(ids: readonly string[], { attempt, base, drafts, clashing = [] }: KeptCopy): KeptCopy {
  const known = (all: Drafts): Drafts => Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return { attempt, base: known(base), drafts: known(drafts), clashing: clashing.filter((id) => ids.includes(id)) };
}

export type DraftCopy = ReturnType<typeof createDraftCopy>;
