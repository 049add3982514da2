import { describe, expect, it } from 'vitest';
import { Freshness, longestLagMs } from './freshness.ts';

/** A primary that writes one line a millisecond, and a replica that has some of them. */
function observe() {
  const freshness = new Freshness();
  const machine = { clock: 0, replayed: 0 };
  const look = () =>
    freshness.look(
      () => machine.clock,
      async () => `${machine.clock}`,
      async (place) => machine.replayed >= Number(place),
    );
  return { freshness, machine, look };
}

describe('how old a replica may be', () => {
  it('is unknown, and too old, until it was looked at', () => {
    expect(observe().freshness.isEnough(0)).toBe(false);
  });

  it('is known from a place that it has reached, although the primary has moved on', async () => {
    const { freshness, machine, look } = observe();
    machine.clock = 500;
    await look();
    expect(freshness.isEnough(500)).toBe(false);
    Object.assign(machine, { clock: 750, replayed: 600 });
    await look();
    expect(freshness.isEnough(750)).toBe(true);
    expect(freshness.isEnough(500 + longestLagMs)).toBe(true);
    expect(freshness.isEnough(501 + longestLagMs)).toBe(false);
  });

  it('grows while the replica is cut off, whatever it believes itself', async () => {
    const { freshness, machine, look } = observe();
    await look();
    for (machine.clock = 250; machine.clock <= longestLagMs + 250; machine.clock += 250) await look();
    expect(freshness.isEnough(machine.clock)).toBe(false);
    machine.replayed = machine.clock;
    await look();
    await look();
    expect(freshness.isEnough(machine.clock)).toBe(true);
  });

  it('is forgotten with a replica that went away', async () => {
    const { freshness, look } = observe();
    await look();
    expect(freshness.isEnough(0)).toBe(true);
    freshness.forget();
    expect(freshness.isEnough(0)).toBe(false);
  });
});
