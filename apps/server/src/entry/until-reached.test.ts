import { expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { untilReached } from './until-reached.ts';

const log = createLogger('silent');
const late = () => new Error('Connection terminated due to connection timeout');

/** Each pause takes half a minute of a clock of its own. */
function createClock() {
  let ms = 0;
  return {
    now: () => ms,
    pause: async () => {
      ms += 30_000;
    },
  };
}

test('a start waits for a database that answers late', async () => {
  const answers = [late(), late(), 'there'];
  const work = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await untilReached(log, work, createClock())).toBe('there');
});

test('a start gives up on a database that never answers', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw late();
  };
  await expect(untilReached(log, work, createClock())).rejects.toThrow('connection timeout');
  expect(tries).toBe(6);
});

test('what is wrong in itself is not tried again', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error('relation "accounts" does not exist');
  };
  await expect(untilReached(log, work, createClock())).rejects.toThrow('does not exist');
  expect(tries).toBe(1);
});
