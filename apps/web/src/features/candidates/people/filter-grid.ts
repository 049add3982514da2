/** Skills take two places, and one of five where all filters stand in a row. */
export const filterGrid = {
  row: 'grid grid-cols-2 items-start gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_8rem_repeat(3,minmax(0,1fr))]',
  skills: 'max-xl:col-span-2',
};
