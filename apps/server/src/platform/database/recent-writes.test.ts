import { describe, expect, it } from 'vitest';
import { RecentWrites, settledAfterMs } from './recent-writes.ts';

describe('what was changed a moment ago', () => {
  it('concerns the account or organisation that was named, until it has settled', () => {
    const writes = new RecentWrites();
    writes.note('ada', 1000);
    expect(writes.concerns(['ada', 'lighthouse'], 1000)).toBe(true);
    expect(writes.concerns(['grace', 'lighthouse'], 1000)).toBe(false);
    expect(writes.concerns(['ada'], 999 + settledAfterMs)).toBe(true);
    expect(writes.concerns(['ada'], 1000 + settledAfterMs)).toBe(false);
  });

  it('counts from the last of several', () => {
    const writes = new RecentWrites();
    writes.note('ada', 0);
    writes.note('grace', 2000);
    writes.note('ada', 4000);
    writes.note('ida', 2000 + settledAfterMs);
    expect(writes.concerns(['ada'], 2000 + settledAfterMs)).toBe(true);
    expect(writes.concerns(['grace'], 2000 + settledAfterMs)).toBe(false);
  });

  it('concerns everyone where notices may have been missed', () => {
    const writes = new RecentWrites();
    writes.note(null, 0);
    expect(writes.concerns(['grace'], settledAfterMs - 1)).toBe(true);
    expect(writes.concerns(['grace'], settledAfterMs)).toBe(false);
  });
});
