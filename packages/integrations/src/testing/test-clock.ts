export interface TestClock {
  now: () => Date;
  advance(seconds: number): void;
}

/** Starts on a whole second of the real time (vendors' SDKs read that one), then moves only when told. */
export function createTestClock(): TestClock {
  let time = Math.floor(Date.now() / 1000) * 1000;
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000;
    },
  };
}
