const perCall = 100;

interface Page {
  page: number;
  pageSize: number;
}

/** Reads a list to its end, for a select that has to offer all of it. */
export async function allPages<T>(
  read: (page: Page) => Promise<{ items: readonly T[]; hasNext: boolean }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const answer = await read({ page, pageSize: perCall });
    all.push(...answer.items);
    hasNext = answer.hasNext;
  }
  return all;
}
