import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CsvFile, inTurn } from './csv-file.ts';

describe('pieces of long files', () => {
  it('are made one after another, whichever file they are for', async () => {
    let [atOnce, most] = [0, 0];
    const make = (text: string) =>
      inTurn(async () => {
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
    const failed = inTurn(() => Promise.reject(new Error('away')));
    const next = inTurn(async () => 'next');
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe('next');
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
