import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { Gate } from './gate.ts';

/** Work that ends when the test says so. */
function createWork() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const begin = (gate: Gate, caller: string, name: string): Promise<string> =>
    gate
      .run(caller, async () => {
        started.push(name);
        await new Promise<void>((resolve) => finish.set(name, resolve));
        return 'done';
      })
      .catch((error: unknown) => (error instanceof AppError ? error.code : 'failed'));
  const end = async (name: string) => {
    finish.get(name)?.();
    // Lets what was admitted begin.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, begin, end };
}

describe('a gate', () => {
  it('runs no more at once than it should, and the rest in turn', async () => {
    const gate = new Gate({ atOnce: 2, mostWaiting: 10, longestWaitMs: 60_000 });
    const work = createWork();
    const all = ['1', '2', '3', '4'].map((name) => work.begin(gate, 'one caller', name));
    expect(work.started).toEqual(['1', '2']);
    await work.end('2');
    expect(work.started).toEqual(['1', '2', '3']);
    await work.end('1');
    await work.end('3');
    await work.end('4');
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('lets callers take turns', async () => {
    const gate = new Gate({ atOnce: 1, mostWaiting: 10, longestWaitMs: 60_000 });
    const work = createWork();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void work.begin(gate, name.slice(0, 1), name);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await work.end(name);
    expect(work.started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('refuses at once what does not fit, with a time to come back', async () => {
    const gate = new Gate({ atOnce: 1, mostWaiting: 2, longestWaitMs: 60_000 });
    const work = createWork();
    for (const name of ['1', '2', '3']) void work.begin(gate, 'one caller', name);
    const refused = await gate.run('one caller', async () => 'ran').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 });
    for (const name of ['1', '2', '3']) await work.end(name);
    expect(await gate.run('one caller', async () => 'ran')).toBe('ran');
  });

  it('refuses what would wait too long', async () => {
    // The first estimate is a tenth of a second each: the second in line would wait for two of them.
    const gate = new Gate({ atOnce: 1, mostWaiting: 100, longestWaitMs: 150 });
    const work = createWork();
    const outcomes = ['1', '2', '3', '4'].map((name) => work.begin(gate, 'one caller', name));
    expect(await outcomes[3]).toBe('RATE_LIMITED');
    for (const name of ['1', '2', '3']) await work.end(name);
    expect(await Promise.all(outcomes.slice(0, 3))).toEqual(['done', 'done', 'done']);
  });

  it('makes room for another caller at the cost of the one who fills it', async () => {
    const gate = new Gate({ atOnce: 1, mostWaiting: 3, longestWaitMs: 60_000 });
    const work = createWork();
    const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => work.begin(gate, 'flood', name));
    const other = work.begin(gate, 'other', 'o1');
    expect(await flood[3]).toBe('RATE_LIMITED');
    await work.end('f1');
    await work.end('f2');
    await work.end('o1');
    expect(await other).toBe('done');
    await work.end('f3');
    expect(await Promise.all(flood.slice(0, 3))).toEqual(['done', 'done', 'done']);
  });

  it('refuses the last in line as soon as it is known that they would wait too long', async () => {
    let time = 0;
    const gate = new Gate({ atOnce: 1, mostWaiting: 10, longestWaitMs: 1000, now: () => time });
    const work = createWork();
    const outcomes = ['1', '2', '3', '4'].map((name) => work.begin(gate, 'one caller', name));
    time = 3000;
    await work.end('1');
    // Seven tenths of a second each by now: one may wait, the next would wait for longer than a second.
    expect(await outcomes[3]).toBe('RATE_LIMITED');
    await work.end('2');
    await work.end('3');
    expect(await Promise.all(outcomes.slice(0, 3))).toEqual(['done', 'done', 'done']);
  });

  it('goes on after work that failed', async () => {
    const gate = new Gate({ atOnce: 1, mostWaiting: 1, longestWaitMs: 60_000 });
    await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.run('a', async () => 'ran')).toBe('ran');
  });
});
