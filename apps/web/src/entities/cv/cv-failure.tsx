import { ApiError } from '@candela/contract/client/api-error.ts';
import { FileX } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export interface CvFailureProps {
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

/** A CV that is gone, or that one may not see, will not come by asking again. */
export function CvFailure({ error, isFetching, refetch }: CvFailureProps) {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NoCvData />;
  return (
    <Alert
      tone="danger"
      title="Failed to load CV"
      action={
        <Button size="sm" loading={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {error?.message}
    </Alert>
  );
}

export const NoCvData = () => <EmptyState icon={<FileX />} title="No CV data available." />;
