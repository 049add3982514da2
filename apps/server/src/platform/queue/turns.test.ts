import { describe, expect, it } from 'vitest';
import { Turns, type WaitingTenant } from './turns.ts';

const waits = (tenant: string, waiting: number, share = 1): WaitingTenant => ({ tenant, waiting, share });
const none = new Map<string, number>();

/** Lets tasks begin one at a time, each ended before the next, and says whose they were. */
function serve(turns: Turns, waiting: WaitingTenant[], count: number): string[] {
  const served: string[] = [];
  while (served.length < count) {
    const [tenant] = turns.allot(waiting, none).keys();
    if (tenant === undefined) break;
    served.push(tenant);
    const entry = waiting.find((one) => one.tenant === tenant);
    if (entry) entry.waiting -= 1;
  }
  return served;
}
const countOf = (served: readonly string[], tenant: string) => served.filter((one) => one === tenant).length;

describe('turns between tenants', () => {
  it('go round, however much one of them has waiting', () => {
    const served = serve(new Turns(1), [waits('flood', 500), waits('a', 2), waits('b', 2)], 6);
    expect(served.map((tenant) => countOf(served, tenant))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('give a tenant that comes late the next turn, and no credit for the time it was away', () => {
    const turns = new Turns(1);
    const waiting = [waits('flood', 500)];
    serve(turns, waiting, 100);
    waiting.push(waits('late', 500));
    const served = serve(turns, waiting, 20);
    expect(served.slice(0, 2)).toContain('late');
    expect(countOf(served, 'late')).toBeGreaterThanOrEqual(9);
    expect(countOf(served, 'flood')).toBeGreaterThanOrEqual(9);
  });

  it('follow the shares', () => {
    const served = serve(new Turns(1), [waits('free', 900), waits('scale', 900, 4), waits('enterprise', 900, 8)], 130);
    expect(countOf(served, 'free')).toBe(10);
    expect(countOf(served, 'scale')).toBe(40);
    expect(countOf(served, 'enterprise')).toBe(80);
  });

  it('leave no tenant out, though new ones with greater shares keep coming', () => {
    const turns = new Turns(1);
    const waiting = [waits('patient', 1), waits('enterprise', 10_000, 8)];
    for (let round = 0; round < 20; round += 1) {
      waiting.push(waits(`new-${round}`, 100, 8));
      if (serve(turns, waiting, 10).includes('patient')) return;
    }
    expect.fail('the tenant with one task never had a turn');
  });
});

describe('slots', () => {
  it('are half a tenant’s at most while others wait', () => {
    expect(new Turns(4).allot([waits('a', 9), waits('b', 1)], new Map([['a', 2]]))).toEqual(new Map([['b', 1]]));
    expect(new Turns(8).allot([waits('a', 9, 100), waits('b', 9)], none)).toEqual(
      new Map([
        ['a', 4],
        ['b', 3],
      ]),
    );
  });

  it('are all but the last a tenant’s that is alone; the last is for one that has nothing running', () => {
    expect(new Turns(4).allot([waits('a', 9)], none)).toEqual(new Map([['a', 3]]));
    expect(new Turns(4).allot([waits('a', 9)], new Map([['a', 3]]))).toEqual(none);
    expect(new Turns(4).allot([waits('b', 9)], new Map([['a', 3]]))).toEqual(new Map([['b', 1]]));
    expect(new Turns(1).allot([waits('a', 9)], none)).toEqual(new Map([['a', 1]]));
  });

  it('are never more than there are', () => {
    expect(new Turns(4).allot([waits('a', 9), waits('b', 9)], new Map([['c', 4]]))).toEqual(none);
  });
});
