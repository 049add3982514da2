/** Skills take two places of three, and one of five where all filters stand in a row. */
export const filterGrid = {
  row: 'grid items-start gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_8rem_repeat(3,minmax(0,1fr))]',
  skills: 'sm:max-xl:col-span-2',
};
