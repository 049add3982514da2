import { ApiError } from '@candela/contract/client/api-error.ts';
import { CircleAlert, Compass } from 'lucide-react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { retryFailed } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** A page that could not be shown, in words, with a way to try again and a way out. */
export function PageError({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;

  const retry = async () => {
    await retryFailed();
    await revalidate();
  };
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyState
      icon={<CircleAlert />}
      title="This page could not be shown"
      titleAs="h1"
      description={
        <>
          {error instanceof ApiError ? error.message : 'Something went wrong on our side. Please try again.'}
          {requestId && <span className="mt-1 block text-[13px] text-subtle">Reference {requestId}</span>}
        </>
      }
      action={
        <div className="flex gap-2">
          <Button variant="primary" loading={state === 'loading'} onClick={retry}>
            Try again
          </Button>
          <ButtonLink to="/dashboard">Dashboard</ButtonLink>
        </div>
      }
      className="py-24"
    />
  );
}

export function PageNotFound() {
  return (
    <EmptyState
      icon={<Compass />}
      title="There is no such page"
      titleAs="h1"
      description="The address may have changed, or the page may never have existed."
      action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
      className="py-24"
    />
  );
}
