import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { FairQueue } from './fair-queue.ts';

let time: number;
let queue: FairQueue;
let refused: number;
let admitted: string[];
let turnedAway: { who: string; retryAfter: number | undefined }[];
const exits: (() => void)[] = [];

beforeEach(() => {
  time = 0;
  refused = 0;
  admitted = [];
  turnedAway = [];
  exits.length = 0;
  queue = new FairQueue({
    places: 2,
    longestWaitMs: 1000,
    patienceMs: 60_000,
    now: () => time,
    onRefused: () => {
      refused += 1;
    },
  });
});

/** Everything that can go on without a place becoming free has gone on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function enter(who: string): void {
  queue.enter(who).then(
    (leave) => {
      admitted.push(who);
      exits.push(leave);
    },
    (error: AppError) => turnedAway.push({ who, retryAfter: error.retryAfterSeconds }),
  );
}

const leaveOne = async () => {
  exits.shift()?.();
  await settle();
};

/** Two are inside and have been for this long. */
async function fillPlaces(forMs: number): Promise<void> {
  enter('first');
  enter('first');
  await settle();
  time += forMs;
}

describe('a queue for places', () => {
  it('lets in as many as there are places, and the next one when a place becomes free', async () => {
    for (const who of ['a', 'b', 'c']) enter(who);
    await settle();
    expect([admitted, queue.waiting]).toEqual([['a', 'b'], 1]);
    await leaveOne();
    expect([admitted, queue.waiting]).toEqual([['a', 'b', 'c'], 0]);
  });

  it('gives callers turns, however many requests each has', async () => {
    await fillPlaces(10);
    for (const who of ['a', 'a', 'a', 'b', 'c', 'b']) enter(who);
    for (let left = 0; left < 6; left += 1) await leaveOne();
    expect(admitted.slice(2)).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  /** So many rounds in which the two inside stay for so long. */
  async function measure(rounds: number, stayMs: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      enter('first');
      time += stayMs;
      await leaveOne();
    }
  }

  it('refuses at once a caller who would wait too long, and says when to come back', async () => {
    await fillPlaces(200);
    await measure(500, 200);
    // A turn every 200 ms: five wait a second, the sixth would wait longer.
    for (let count = 0; count < 6; count += 1) enter('a');
    await settle();
    expect(turnedAway).toEqual([{ who: 'a', retryAfter: 1 }]);
    expect([queue.waiting, refused]).toEqual([5, 1]);
  });

  it('makes room for another caller at the cost of the one with most in the queue', async () => {
    await fillPlaces(200);
    await measure(500, 200);
    for (let count = 0; count < 5; count += 1) enter('flood');
    enter('other');
    await settle();
    expect(turnedAway.map(({ who }) => who)).toEqual(['flood']);
    admitted.length = 0;
    await leaveOne();
    await leaveOne();
    expect(admitted).toEqual(['flood', 'other']);
  });

  it('trims a rush as soon as it is known how long its requests take', async () => {
    await fillPlaces(0);
    for (let count = 0; count < 300; count += 1) enter('flood');
    for (let count = 0; count < 3; count += 1) enter('other');
    await settle();
    expect(turnedAway).toHaveLength(0);
    for (let left = 0; left < 20; left += 1) {
      time += 100;
      await leaveOne();
    }
    expect(turnedAway.length).toBeGreaterThan(200);
    expect(new Set(turnedAway.map(({ who }) => who))).toEqual(new Set(['flood']));
  });

  it('goes by how quickly places become free, not by the one that is held for long', async () => {
    enter('report');
    await settle();
    const [endReport] = exits.splice(0);
    time += 30_000;
    for (let round = 0; round < 200; round += 1) {
      enter('quick');
      await settle();
      time += 2;
      await leaveOne();
    }
    enter('quick');
    for (let count = 0; count < 400; count += 1) enter('a');
    await settle();
    expect([turnedAway.length, queue.waiting]).toEqual([0, 400]);
    endReport?.();
  });

  it('has forgotten a rush once all places were free', async () => {
    await fillPlaces(3000);
    await measure(50, 3000);
    for (let count = 0; count < 2; count += 1) await leaveOne();
    turnedAway.length = 0;
    await fillPlaces(1);
    for (let count = 0; count < 100; count += 1) enter('a');
    await settle();
    expect([turnedAway.length, queue.waiting]).toEqual([0, 100]);
  });

  it('can be closed to all that wait and all that come, and goes on when it is opened', async () => {
    await fillPlaces(1);
    for (const who of ['a', 'b']) enter(who);
    queue.close();
    enter('c');
    await settle();
    expect([turnedAway.length, queue.waiting]).toEqual([3, 0]);
    queue.open();
    enter('d');
    await leaveOne();
    expect(admitted.at(-1)).toBe('d');
  });

  it('refuses a caller who has waited for longer than its patience', async () => {
    const brief = new FairQueue({ places: 1, longestWaitMs: 1000, patienceMs: 20 });
    const leave = await brief.enter('a');
    await expect(brief.enter('b')).rejects.toThrow(AppError);
    expect(brief.waiting).toBe(0);
    leave();
    await expect(brief.enter('c')).resolves.toBeTypeOf('function');
  });
});
