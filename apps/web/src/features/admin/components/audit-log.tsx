import { ScrollText, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { LoadOlder } from '#ui/load-older.tsx';
import { auditAddress } from '../admin-addresses.ts';
import { useAudit } from '../use-audit.ts';
import { ExpandableRowsOutline } from './admin-outlines.tsx';
import { AuditFilters, isBackwards, isFiltered } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';

/** What happened on the platform, and who did it. */
export function AuditLog() {
  const [filter, update] = useAddressState(auditAddress);
  const audit = useAudit(filter);
  const pages = audit.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);
  const loadOlder = () => {
    shownBefore.current = items.length;
    return audit.fetchNextPage();
  };
  useEffect(() => {
    const first = shownBefore.current;
    if (first === undefined || items.length <= first) return;
    shownBefore.current = undefined;
    // With the last of them the button is gone, and the keyboard's place with it: the first that is new takes it.
    if (!audit.hasNextPage) list.current?.children[first]?.querySelector('button')?.focus();
  }, [items.length, audit.hasNextPage]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters filter={filter} actions={pages[0]?.actions ?? []} onChange={update} />
      {audit.error && !audit.isFetchNextPageError && <LoadFailure query={audit} />}
      {audit.isPending && !audit.error && <ExpandableRowsOutline label="Loading the audit log" />}
      {audit.data && items.length === 0 && !isBackwards(filter) && (
        <div className="rounded-lg border border-line bg-surface">
          {isFiltered(filter) ? (
            <EmptyState icon={<SearchX />} title="Nothing found" description="No entry fits your filters." />
          ) : (
            <EmptyState icon={<ScrollText />} title="Nothing has happened yet" />
          )}
        </div>
      )}
      {items.length > 0 && (
        <ul
          ref={list}
          aria-label="Audit log, newest first"
          aria-busy={audit.isPlaceholderData || undefined}
          className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
        >
          {items.map((item) => (
            <AuditRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <LoadOlder query={audit} noun="entries" className="justify-self-center" onLoad={loadOlder} />
      {audit.data && !audit.hasNextPage && pages.length > 1 && (
        <p className="text-center text-[13px]/5 text-subtle">This is the beginning of the log.</p>
      )}
    </div>
  );
}
