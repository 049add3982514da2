import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, isSafe, isStuck, type Verdict } from './draft-saver.ts';

interface Draft {
  title: string;
  slug: string;
  content: string;
}

const conflict = new Error('conflict');
const offline = new Error('offline');
const forbidden = new Error('forbidden');
const slugTaken = new Error('slug taken');

function judge(error: unknown): Verdict<Draft> {
  if (error === conflict) return { kind: 'conflict' };
  if (error === offline) return { kind: 'later', message: 'No connection' };
  if (error === slugTaken) return { kind: 'fields', messages: { slug: 'Taken' } };
  return { kind: 'refused', message: 'Refused' };
}

function setUp() {
  const screen: Draft = { title: 'One', slug: 'one', content: '' };
  const calls: { change: Partial<Draft>; revision: number; resolve(): void; reject(error: Error): void }[] = [];
  let copy: Draft | null = null;
  const answers: number[] = [];
  const saver = createDraftSaver<Draft, { revision: number }>(
    {
      read: () => ({ ...screen }),
      findFaults: ({ title }) => (title === '' ? { title: 'Title is required' } : {}),
      send: (change, revision) =>
        new Promise((resolve, reject) => {
          calls.push({ change, revision, resolve: () => resolve({ revision: revision + 1 }), reject });
        }),
      judge,
      onAnswer: ({ revision }) => answers.push(revision),
      keepCopy: (draft) => {
        copy = draft;
      },
      dropCopy: () => {
        copy = null;
      },
      now: () => Date.now(),
    },
    { baseline: { ...screen }, revision: 4 },
  );
  const type = (change: Partial<Draft>) => {
    Object.assign(screen, change);
    saver.touch();
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was sent');
    return call;
  };
  return { saver, calls, answers, type, pass, last, phase: () => saver.getState().phase, copy: () => copy };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft that saves itself', () => {
  it('waits for a pause in the typing and sends only what changed', async () => {
    const { calls, type, pass, last, phase, saver } = setUp();
    type({ title: 'On' });
    await pass(900);
    type({ title: 'Once' });
    await pass(900);
    expect(calls).toHaveLength(0);
    expect(phase()).toBe('unsaved');
    await pass(100);
    expect(calls).toMatchObject([{ change: { title: 'Once' }, revision: 4 }]);
    expect(phase()).toBe('saving');
    expect(isStuck(saver.getState())).toBe(false);
    last().resolve();
    await pass(0);
    expect(phase()).toBe('saved');
    expect(saver.getRevision()).toBe(5);
  });

  it('never has two calls under way, and bases each on the answer before', async () => {
    const { calls, answers, type, pass, last, phase } = setUp();
    type({ title: 'Two' });
    await pass(1000);
    type({ content: 'a' });
    await pass(5000);
    expect(calls).toHaveLength(1);
    last().resolve();
    await pass(999);
    expect(phase()).toBe('unsaved');
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls[1]).toMatchObject({ change: { content: 'a' }, revision: 5 });
    last().resolve();
    await pass(0);
    expect(answers).toEqual([5, 6]);
    expect(phase()).toBe('saved');
  });

  it('saves at once when asked, and sends nothing when all is back as it was', async () => {
    const { saver, calls, type, pass, last, phase } = setUp();
    type({ title: 'Two' });
    const done = saver.flush();
    await pass(0);
    last().resolve();
    await done;
    expect(phase()).toBe('saved');
    type({ title: 'Three' });
    type({ title: 'Two' });
    await pass(1000);
    expect(calls).toHaveLength(1);
    expect(phase()).toBe('saved');
  });

  it('keeps trying while the server cannot be reached, with everything typed since', async () => {
    const { saver, calls, type, pass, last, phase, copy } = setUp();
    type({ title: 'Two' });
    await pass(1000);
    last().reject(offline);
    await pass(0);
    expect(saver.getState()).toMatchObject({ phase: 'failed', message: 'No connection', isRetrying: true });
    expect(copy()).toMatchObject({ title: 'Two' });
    type({ content: 'more' });
    expect(phase()).toBe('failed');
    await pass(300);
    expect(copy()).toMatchObject({ title: 'Two', content: 'more' });
    await pass(1700);
    expect(calls[1]).toMatchObject({ change: { title: 'Two', content: 'more' }, revision: 4 });
    expect(isStuck(saver.getState())).toBe(true);
    last().reject(offline);
    await pass(4999);
    expect(calls).toHaveLength(2);
    await pass(1);
    expect(calls).toHaveLength(3);
    expect(isStuck(saver.getState())).toBe(true);
    last().resolve();
    await pass(0);
    expect(phase()).toBe('saved');
    expect(copy()).toBeNull();
  });

  it('does not repeat by itself what was refused, but does after the next change', async () => {
    const { calls, type, pass, last, saver } = setUp();
    type({ title: 'Two' });
    await pass(1000);
    last().reject(forbidden);
    await pass(60_000);
    expect(saver.getState()).toMatchObject({ phase: 'failed', message: 'Refused', isRetrying: false });
    expect(calls).toHaveLength(1);
    type({ content: 'a' });
    await pass(1000);
    expect(calls[1]?.change).toEqual({ title: 'Two', content: 'a' });
  });

  it('holds back a field that cannot be saved and saves the rest', async () => {
    const { saver, type, pass, last, copy } = setUp();
    type({ title: '', content: 'kept' });
    await pass(1000);
    expect(last().change).toEqual({ content: 'kept' });
    last().resolve();
    await pass(0);
    expect(saver.getState()).toMatchObject({ phase: 'saved', held: { title: 'Title is required' } });
    expect(isSafe(saver.getState())).toBe(false);
    expect(copy()).toMatchObject({ title: '' });
    type({ title: 'One' });
    await pass(1000);
    expect(isSafe(saver.getState())).toBe(true);
    expect(copy()).toBeNull();
  });

  it('leaves out a field the server refused until it changes', async () => {
    const { saver, calls, type, pass, last } = setUp();
    type({ slug: 'two', content: 'kept' });
    await pass(1000);
    last().reject(slugTaken);
    await pass(0);
    expect(calls[1]).toMatchObject({ change: { content: 'kept' }, revision: 4 });
    last().resolve();
    await pass(0);
    expect(saver.getState()).toMatchObject({ phase: 'saved', held: { slug: 'Taken' } });
    type({ slug: 'three' });
    await pass(1000);
    expect(last().change).toEqual({ slug: 'three' });
  });
});

it('does not leave out what it never sent', async () => {
  const { saver, calls, type, pass, last } = setUp();
  type({ content: 'a' });
  await pass(1000);
  last().reject(slugTaken);
  await pass(60_000);
  expect(calls).toHaveLength(1);
  expect(saver.getState()).toMatchObject({ phase: 'failed', message: 'Taken' });
});

describe('a draft that a colleague saved', () => {
  it('waits for a decision; keeping mine sends all of it over theirs', async () => {
    const { saver, calls, type, pass, last, phase, copy } = setUp();
    type({ title: 'Mine' });
    await pass(1000);
    last().reject(conflict);
    await pass(0);
    type({ content: 'also mine' });
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(phase()).toBe('conflict');
    expect(copy()).toMatchObject({ title: 'Mine', content: 'also mine' });
    const done = saver.overwrite(9);
    await pass(0);
    expect(last()).toMatchObject({ change: { title: 'Mine', slug: 'one', content: 'also mine' }, revision: 9 });
    last().resolve();
    await done;
    expect(phase()).toBe('saved');
  });

  it('takes theirs when told so', async () => {
    const { saver, calls, type, pass, last, phase, copy } = setUp();
    type({ title: 'Mine' });
    await pass(1000);
    last().reject(conflict);
    await pass(0);
    saver.adopt({ title: 'Mine', slug: 'one', content: '' }, 9);
    expect(phase()).toBe('saved');
    expect(copy()).toBeNull();
    await pass(5000);
    expect(calls).toHaveLength(1);
    expect(saver.getRevision()).toBe(9);
  });
});

describe('what needs the saved draft', () => {
  it('is done after the save, with its revision', async () => {
    const { saver, type, pass, last } = setUp();
    const publish = vi.fn(async (revision: number) => ({ revision }));
    type({ title: 'Two' });
    const done = saver.run(publish);
    await pass(0);
    expect(publish).not.toHaveBeenCalled();
    last().resolve();
    await done;
    expect(publish).toHaveBeenCalledWith(5);
  });

  it('is not done when the save fails or a field is held back', async () => {
    const { saver, type, pass, last } = setUp();
    const publish = vi.fn(async (revision: number) => ({ revision }));
    type({ title: 'Two' });
    const failed = expect(saver.run(publish)).rejects.toBe(forbidden);
    await pass(0);
    last().reject(forbidden);
    await failed;
    type({ title: '' });
    await expect(saver.run(publish)).rejects.toThrow('Title is required');
    expect(publish).not.toHaveBeenCalled();
  });

  it('keeps saves waiting while it is under way', async () => {
    const { saver, calls, type, pass, last } = setUp();
    let finish: (answer: { revision: number }) => void = () => undefined;
    const done = saver.run(() => new Promise((resolve) => (finish = resolve)));
    await pass(0);
    type({ title: 'Two' });
    await pass(5000);
    expect(calls).toHaveLength(0);
    finish({ revision: 7 });
    await done;
    await pass(1000);
    expect(last()).toMatchObject({ change: { title: 'Two' }, revision: 7 });
  });
});
