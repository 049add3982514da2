/** In order, each once: what arrives between two pages of a list pushes another from the first page to the second. */
export const distinct = <T extends { id: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
