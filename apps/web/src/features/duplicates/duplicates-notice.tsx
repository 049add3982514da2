import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { countText } from './duplicate-words.ts';
import { useDuplicates } from './use-duplicates.ts';

interface DuplicatesNoticeProps {
  /** Stands in for what follows while it is not known whether there is a notice. */
  outline: ReactNode;
  children: ReactNode;
}

/** Says above what follows that there are records to compare, to members who may. */
export function DuplicatesNotice({ outline, children }: DuplicatesNoticeProps) {
  const { data, isLoading } = useDuplicates({ page: 1, pageSize: 1 });
  if (isLoading) return outline;
  const total = data?.pagination.total ?? 0;
  return (
    <>
      {total > 0 && <Notice total={total} />}
      {children}
    </>
  );
}

function Notice({ total }: { total: number }) {
  return (
    <Alert
      tone="info"
      className="mb-4 items-center"
      action={
        <ButtonLink to="/dashboard/candidates/duplicates" size="sm">
          Compare
        </ButtonLink>
      }
    >
      {countText(total)}
    </Alert>
  );
}
