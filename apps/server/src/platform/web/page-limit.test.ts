import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createPageLimit } from './page-limit.ts';

describe('the limit of rendered pages', () => {
  it('lets an address have so many in a window, and says when to come back', () => {
    let time = 0;
    const count = createPageLimit({ limit: 2, windowMs: 60_000, now: () => time });
    count('a');
    count('a');
    time = 10_000;
    expect(() => count('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 50 }));
    expect(() => count('b')).not.toThrow();
    time = 60_000;
    expect(() => count('a')).not.toThrow();
  });

  it('remembers a bounded number of addresses', () => {
    const count = createPageLimit({ limit: 1, windowMs: 60_000, now: () => 0 });
    for (let number = 0; number <= 10_000; number += 1) count(`address ${number}`);
    expect(() => count('address 0')).not.toThrow();
    expect(() => count('address 10000')).toThrow(AppError);
  });
});
