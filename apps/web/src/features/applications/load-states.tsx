import { ApiError } from '@candela/contract/client/api-error.ts';
import { Inbox } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure, type LoadFailureProps } from '#ui/load-failure.tsx';

interface ApplicationsFailureProps extends Pick<LoadFailureProps, 'query'> {
  onShowAll(): void;
}

/** Where an old link names a company or a job that is gone, trying again brings nothing: the way leads back to all. */
export const ApplicationsFailure = ({ query, onShowAll }: ApplicationsFailureProps) =>
  query.error instanceof ApiError && query.error.status === 404 ? (
    <EmptyState
      icon={<Inbox />}
      title="No applications found."
      description="The company or the job that this link names no longer exists, or you cannot see it."
      action={<Button onClick={onShowAll}>Show all applications</Button>}
      className={frame}
    />
  ) : (
    <LoadFailure query={query}>Failed to load applications. Please try again.</LoadFailure>
  );

const frame = 'rounded-lg border border-line bg-surface';

/** With a way back to all of them, where what was chosen leaves none. */
export function NoApplications({ onShowAll }: { onShowAll?: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<Inbox />}
      title="No applications found."
      description={
        onShowAll
          ? 'None match what is chosen above.'
          : 'They appear here when candidates apply, or when an uploaded CV scores high enough for the job.'
      }
      action={
        onShowAll ? (
          <Button onClick={onShowAll}>Show all applications</Button>
        ) : (
          <IfMay permission="cv.upload">
            <ButtonLink to="/dashboard/candidates">Upload CVs</ButtonLink>
          </IfMay>
        )
      }
      className={frame}
    />
  );
}
