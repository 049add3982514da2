import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CsvFile, inTurn } from './csv-file.ts';

const taker = { organisationId: 'one', share: 1 };

/** Reads so many pieces of a file, one when the one before has been read, and notes each. */
async function takeFile(organisationId: string, pieces: number, read: string[], share = 1): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    await inTurn({ organisationId, share }, async () => {
      await sleep(1);
      read.push(organisationId);
    });
  }
}

describe('pieces of long files', () => {
  it('are made one after another, whichever file they are for', async () => {
    let [atOnce, most] = [0, 0];
    const make = (text: string) =>
      inTurn(taker, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await sleep(2);
        atOnce -= 1;
        return text;
      });
    expect(await Promise.all(['a', 'b', 'c'].map(make))).toEqual(['a', 'b', 'c']);
    expect(most).toBe(1);
  });

  it('go on after one that failed', async () => {
    const failed = inTurn(taker, () => Promise.reject(new Error('away')));
    const next = inTurn(taker, async () => 'next');
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe('next');
  });

  it('of one organisation’s single file come every other turn, however many files another takes', async () => {
    const read: string[] = [];
    const many = Promise.all(Array.from({ length: 10 }, () => takeFile('many', 3, read)));
    await takeFile('single', 10, read);
    const turnsUntilDone = read.length;
    await many;
    expect(turnsUntilDone).toBeLessThanOrEqual(21);
    expect(read.filter((taken) => taken === 'many')).toHaveLength(30);
  });

  it('of an organisation with a larger share come more often', async () => {
    const read: string[] = [];
    const free = Promise.all(Array.from({ length: 4 }, () => takeFile('free', 10, read)));
    await Promise.all(Array.from({ length: 4 }, () => takeFile('scale', 10, read, 4)));
    const others = read.filter((taken) => taken === 'free').length;
    await free;
    expect(others).toBeGreaterThanOrEqual(9);
    expect(others).toBeLessThanOrEqual(12);
  });

  it('are made no faster than they are taken, and no more once the caller is gone', async () => {
    let made = 0;
    const pieces = async function* () {
      for (; made < 100; made += 1) yield `${made}\r\n`;
    };
    const stream = new CsvFile(pieces()).stream();
    const taking = stream[Symbol.asyncIterator]();
    await taking.next();
    await sleep(5);
    expect(made).toBeLessThan(5);
    stream.destroy();
    await sleep(5);
    expect(made).toBeLessThan(5);
  });
});
