import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { countText } from './duplicate-words.ts';
import { useDuplicates } from './use-duplicates.ts';

/** Says that there are records to compare, to members who may. */
export function DuplicatesNotice() {
  const total = useDuplicates({ page: 1, pageSize: 1 }).data?.pagination.total ?? 0;
  if (total === 0) return null;
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
