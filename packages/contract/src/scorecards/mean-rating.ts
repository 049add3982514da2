/** The mean of ratings that were given, to one decimal; null where none was. Criteria that did not come up count for nothing. */
export const meanRating = ({ total, count }: { total: number; count: number }): number | null =>
  count === 0 ? null : Math.round((total * 10) / count) / 10;
