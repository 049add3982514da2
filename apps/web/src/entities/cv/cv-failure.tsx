import { ApiError } from '@candela/contract/client/api-error.ts';
import { FileX } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure, type LoadFailureProps } from '#ui/load-failure.tsx';

/** A CV that is gone, or that one may not see, will not come by asking again. */
export function CvFailure(query: LoadFailureProps['query']) {
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <NoCvData />;
  return <LoadFailure query={query} title="Failed to load CV" />;
}

export const NoCvData = () => <EmptyState icon={<FileX />} title="No CV data available." />;
