/** The items whose words begin with every word typed; those whose name itself begins so come first. */
export function findPages<T extends { label: string; group?: string }>(items: readonly T[], typed: string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const rankOf = (item: T) => {
    const own = item.label.toLowerCase().split(/\s+/);
    const all = [...own, ...(item.group?.toLowerCase().split(/\s+/) ?? [])];
    if (!words.every((word) => all.some((part) => part.startsWith(word)))) return null;
    return words.every((word) => own.some((part) => part.startsWith(word))) ? 0 : 1;
  };
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
