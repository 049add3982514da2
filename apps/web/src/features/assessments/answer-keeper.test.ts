import type { AnswerSet } from '@candela/contract/assessments/assessments.schemas.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftCopy, type Drafts, mergeDrafts } from './answer-draft.ts';
import { AnswerKeeper } from './answer-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (answer: string) => ({ answer, ai_assisted: false, ai_reason: '' });
const setOf = (drafts: Drafts, version: number): AnswerSet => ({
  entity: 'cv',
  type: 'interview',
  candidateId: 'me',
  status: 'IN_PROGRESS',
  answers: Object.entries(drafts).map(([id, each]) => ({ id, category: '', ...each })),
  completedAt: null,
  results: null,
  total_score: null,
  ai_competency_score: null,
  attempt: 1,
  version,
});

/** A server that several tabs of one browser save to. */
function createServer(questionIds: readonly string[] = ['a', 'b', 'c']) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const server = { saved: setOf({}, 1), isAway: false, sends: 0 };
  const open = () =>
    new AnswerKeeper(server.saved, {
      send: async (drafts, status, version) => {
        server.sends += 1;
        if (server.isAway) throw new Error('away');
        if (version !== server.saved.version) throw new Error('conflict');
        server.saved = { ...setOf(drafts, version + 1), status };
        return server.saved;
      },
      reload: async () => server.saved,
      isConflict: (error) => error instanceof Error && error.message === 'conflict',
      copy: createDraftCopy(storage, { accountId: 'account', type: 'interview', questionIds }),
    });
  const answers = () => Object.fromEntries(server.saved.answers.map(({ id, answer }) => [id, answer]));
  return { server, open, answers, values };
}

it('saves what was typed after a pause, once, and then needs no copy', async () => {
  const { server, open, answers, values } = createServer();
  const keeper = open();
  for (const text of ['I', 'I p', 'I planned']) keeper.change('a', { answer: text });
  expect(values.size).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect([answers(), server.sends, values.size]).toEqual([{ a: 'I planned' }, 1, 0]);
  expect(keeper.getState().phase).toBe('saved');
});

it('loses nothing when the page is loaded again before it was saved', async () => {
  const { server, open, answers } = createServer();
  server.isAway = true;
  const first = open();
  first.change('a', { answer: 'Typed and not saved' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(first.getState().phase).toBe('failed');
  first.stop();
  server.isAway = false;
  const second = open();
  expect(second.getState().drafts.a?.answer).toBe('Typed and not saved');
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers()).toEqual({ a: 'Typed and not saved' });
});

it('brings together what two tabs typed, and asks where both changed one answer', async () => {
  const { open, answers } = createServer();
  const [one, other] = [open(), open()];
  one.change('a', { answer: 'From one' });
  await vi.advanceTimersByTimeAsync(2000);
  other.change('b', { answer: 'From the other' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers()).toEqual({ a: 'From one', b: 'From the other' });

  one.change('b', { answer: 'Also from one' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(one.getState().clashes).toEqual({ b: draft('From the other') });
  expect(answers().b).toBe('From the other');
  one.settle('b', 'mine');
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers().b).toBe('Also from one');
});

it('saves the other answers while one waits for a choice, which outlives a reload and further saves elsewhere', async () => {
  const { open, answers } = createServer();
  const [one, other] = [open(), open()];
  other.change('b', { answer: 'From the other' });
  await vi.advanceTimersByTimeAsync(2000);
  one.change('b', { answer: 'From one' });
  await vi.advanceTimersByTimeAsync(2000);
  one.change('c', { answer: 'Typed meanwhile' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers()).toEqual({ b: 'From the other', c: 'Typed meanwhile' });

  other.change('a', { answer: 'Also meanwhile' });
  await vi.advanceTimersByTimeAsync(2000);
  await one.save('IN_PROGRESS');
  one.change('c', { answer: 'Typed on' });
  one.stop();
  const again = open();
  await vi.advanceTimersByTimeAsync(2000);
  expect(again.getState()).toMatchObject({
    drafts: { b: draft('From one') },
    clashes: { b: draft('From the other') },
  });
  expect(answers()).toEqual({ a: 'Also meanwhile', b: 'From the other', c: 'Typed on' });
  again.settle('b', 'mine');
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers().b).toBe('From one');
});

it('does not open an attempt again that another tab has submitted', async () => {
  const { server, open, answers } = createServer();
  const [one, other] = [open(), open()];
  one.change('a', { answer: 'Done' });
  await one.save('COMPLETED');
  other.change('b', { answer: 'Typed a moment too late' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.saved.status, answers(), server.sends]).toEqual(['COMPLETED', { a: 'Done' }, 2]);
  expect(other.getState()).toMatchObject({ phase: 'failed', drafts: { b: draft('Typed a moment too late') } });

  await other.save('IN_PROGRESS');
  expect(answers()).toEqual({ a: 'Done', b: 'Typed a moment too late' });
});

it('keeps nothing for questions that are no longer asked: with it nothing else could be saved', async () => {
  const first = createServer(['gone', 'a']);
  first.server.isAway = true;
  const keeper = first.open();
  keeper.change('gone', { answer: 'To another question' });
  keeper.change('a', { answer: 'To this one' });
  keeper.stop();
  const { server, open, answers, values } = createServer(['a']);
  for (const [name, value] of first.values) values.set(name, value);
  const again = open();
  expect(again.getState().drafts).toEqual({ a: draft('To this one') });
  await again.save('IN_PROGRESS');
  expect([answers(), server.sends]).toEqual([{ a: 'To this one' }, 1]);
});

it('clears the reason with its tick', () => {
  const keeper = createServer().open();
  keeper.change('a', { ai_assisted: true, ai_reason: 'For the spelling' });
  keeper.change('a', { ai_assisted: false });
  keeper.change('a', { ai_assisted: true });
  expect(keeper.getState().drafts.a?.ai_reason).toBe('');
  keeper.stop();
});

it('keeps the later text where only one side changed it', () => {
  const base = { a: draft('1'), b: draft('1') };
  const { drafts, clashes } = mergeDrafts(base, { a: draft('2'), b: draft('1') }, { a: draft('1'), b: draft('3') });
  expect([drafts, clashes]).toEqual([{ a: draft('2'), b: draft('3') }, {}]);
});
