/** Time is an input: tests move it, nothing else asks the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const days = (count: number) => minutes(count * 60 * 24);

export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
