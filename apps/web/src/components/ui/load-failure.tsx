import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface LoadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
  title?: string;
  /** What the button says. */
  retry?: string;
  /** In place of what the failure says itself. */
  children?: ReactNode;
  className?: string | undefined;
}

/** What was asked for did not come: why, and a button that asks again. */
export const LoadFailure = ({ query, title, retry = 'Retry', children, className }: LoadFailureProps) => (
  <Alert
    tone="danger"
    title={title}
    className={className}
    action={
      <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        {retry}
      </Button>
    }
  >
    {children ?? query.error?.message}
  </Alert>
);
