import { ApiError } from '@candela/contract/client/api-error.ts';
import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

export interface LoadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
  title?: string;
  /** In place of what the failure says itself. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The plan has lapsed: nothing comes until there is another one. */
const isUnpaid = (error: Error | null) => error instanceof ApiError && error.type === 'SUBSCRIPTION_INACTIVE';

/** It is not there, or no longer, not for this reader, or was asked for wrongly: asking again brings the same answer. */
const isFinal = (error: Error | null) =>
  error instanceof ApiError && [400, 403, 404, 410].includes(error.status) && !isUnpaid(error);

/** What was asked for did not come: why, and a button that asks again, or leads to what it takes. */
export const LoadFailure = ({ query, title, children, className }: LoadFailureProps) => (
  <Alert tone="danger" title={title} className={className} action={!isFinal(query.error) && <WayOn query={query} />}>
    {isUnpaid(query.error) ? query.error?.message : (children ?? query.error?.message)}
  </Alert>
);

function WayOn({ query }: Pick<LoadFailureProps, 'query'>) {
  if (isUnpaid(query.error)) {
    return (
      <ButtonLink to="/pricing" size="sm">
        See plans
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
      Retry
    </Button>
  );
}
