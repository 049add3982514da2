import { useLocation } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Failure } from './server-errors.ts';

/**
 * Why a form was not accepted. The place is always there, so that a screen reader hears what arrives in it; while it is
 * empty it takes no room.
 */
export function FormFailure({ failure }: { failure: Failure | null }) {
  return (
    <div aria-live="assertive" className="contents">
      {failure && (
        <Alert tone="danger" action={failure.isPlanLimit && <PlansLink />}>
          {failure.message}
          {failure.retryAt && <RetryTime at={failure.retryAt} />}
        </Alert>
      )}
    </div>
  );
}

/** Comes back to this page once there is a plan with room. */
function PlansLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={`/pricing?${new URLSearchParams({ next: `${pathname}${search}` })}`} size="sm">
      See plans
    </ButtonLink>
  );
}

const RetryTime = ({ at }: { at: Date }) => (
  <>
    {' '}
    You can try again at{' '}
    <time dateTime={at.toISOString()} className="tabular font-medium">
      {at.toLocaleTimeString('en-GB', { timeStyle: 'short' })}
    </time>
    .
  </>
);
