import { Users, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinesOutline } from '#ui/outline.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DuplicateCard } from './duplicate-card.tsx';
import { MergesCard } from './merges-card.tsx';
import { useDuplicates, useMayMerge } from './use-duplicates.ts';

const pageSize = 10;
const framed = 'rounded-lg border border-line bg-surface';

/** Records that may be about one person, for members who see all companies. */
export function DuplicatesPage() {
  const [page, setPage] = useState(1);
  const mayMerge = useMayMerge();
  if (mayMerge === false) {
    return (
      <EmptyState
        icon={<UsersRound />}
        title="Only members who see all companies can compare records"
        description="Ask the person who runs your organisation’s account."
        className={framed}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <Pairs page={page} onPage={setPage} />
      <MergesCard />
    </div>
  );
}

function Pairs({ page, onPage }: { page: number; onPage(page: number): void }) {
  const query = useDuplicates({ page, pageSize });
  return (
    <QueryState query={query} skeleton={<PairsOutline />}>
      {({ items, pagination }) =>
        items.length === 0 ? (
          <EmptyState
            icon={<Users />}
            title="No likely duplicates"
            description="When two records have the same email address, phone number or almost the same CV, they appear here."
            className={framed}
          />
        ) : (
          <div className="grid gap-4" aria-busy={query.isPlaceholderData || undefined}>
            {items.map((pair) => (
              <DuplicateCard key={pair.records.map(({ candidateId }) => candidateId).join()} pair={pair} />
            ))}
            {pagination.totalPages > 1 && (
              <Pagination label="Pages of likely duplicates" {...pagination} onPageChange={onPage} />
            )}
          </div>
        )
      }
    </QueryState>
  );
}

export const PairsOutline = () => (
  <div role="status" aria-label="Loading likely duplicates" className="grid gap-4">
    <Card>
      <Skeleton className="mb-4 h-6 w-36 rounded-full" />
      <div className="grid gap-4 md:grid-cols-2">
        {['one', 'other'].map((record) => (
          <RecordOutline key={record} />
        ))}
      </div>
    </Card>
  </div>
);

const facts = ['email', 'phone', 'address', 'role', 'known to', 'cv', 'applications'];

/** Whose record it is, what is known of them, and the choice to keep it. */
const RecordOutline = () => (
  <div className="grid gap-4 rounded-lg border border-line p-4">
    <div className="flex items-start gap-3">
      <Skeleton className="size-8 rounded-full" />
      <LinesOutline lines={2} className="w-36" />
    </div>
    <div className="grid gap-1.5">
      {facts.map((fact) => (
        <div key={fact} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
          <Skeleton className="my-1 h-3 w-16" />
          <Skeleton className="my-1 h-3" />
        </div>
      ))}
    </div>
    <Skeleton className="my-1 h-3 w-48" />
  </div>
);
