import { useEffect, useEffectEvent } from 'react';

interface PagedQuery {
  data: { pagination: { totalPages: number } } | undefined;
  isPlaceholderData: boolean;
}

/**
 * A page that does not exist, from an old link or since its last entry went, leads to the last one that does: a list that
 * has entries never says that it has none.
 */
export function useExistingPage(
  { data, isPlaceholderData }: PagedQuery,
  page: number,
  goTo: (page: number) => unknown,
) {
  const last = data?.pagination.totalPages ?? 0;
  const isBeyond = !isPlaceholderData && last > 0 && page > last;
  const goToLast = useEffectEvent(() => goTo(last));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
}
