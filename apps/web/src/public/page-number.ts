/**
 * The page an address asks for: 1 without a word about it, null for what no link of ours says. An unknown page is an
 * unknown address; answering it with the first page would give one page endless addresses.
 */
export function pageNumberOf(search: URLSearchParams): number | null {
  const asked = search.get('page');
  if (asked === null) return 1;
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null;
}
