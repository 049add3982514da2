/** Counts are exact up to here; one more stands for "more than that". */
export const mostCounted = 10_000;

/** How far a list counts whose reader is on this page: so far beyond it that the next pages can be reached. */
export const countLimit = ({ page, pageSize }: { page: number; pageSize: number }): number =>
  (page - 1) * pageSize + mostCounted + 1;

/** Made once: a number that is written without it has one made for it. */
const numbers = new Intl.NumberFormat('en-GB');

/** "1,234", or "10,000+" where no further was counted. */
export const countText = (count: number): string =>
  count > mostCounted ? `${numbers.format(mostCounted)}+` : numbers.format(count);
