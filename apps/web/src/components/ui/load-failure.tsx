import { ApiError } from '@candela/contract/client/api-error.ts';
import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface LoadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
  title?: string;
  /** In place of what the failure says itself. */
  children?: ReactNode;
  className?: string | undefined;
}

/** It is not there, or no longer, or was asked for wrongly: asking again brings the same answer. */
const isFinal = (error: Error | null) => error instanceof ApiError && [400, 404, 410].includes(error.status);

/** What was asked for did not come: why, and a button that asks again. */
export const LoadFailure = ({ query, title, children, className }: LoadFailureProps) => (
  <Alert
    tone="danger"
    title={title}
    className={className}
    action={
      !isFinal(query.error) && (
        <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      )
    }
  >
    {children ?? query.error?.message}
  </Alert>
);
