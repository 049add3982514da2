/** Counts are exact up to here; one more stands for "more than that". */
export const mostCounted = 10_000;

/** How far a list counts whose reader is on this page: so far beyond it that the next pages can be reached. */
export const countLimit = ({ page, pageSize }: { page: number; pageSize: number }): number =>
  (page - 1) * pageSize + mostCounted + 1;

/** "1,234", or "10,000+" where no further was counted. */
export const countText = (count: number): string =>
  count > mostCounted ? `${mostCounted.toLocaleString('en-GB')}+` : count.toLocaleString('en-GB');
