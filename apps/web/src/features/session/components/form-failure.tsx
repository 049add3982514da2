import { deviceZone, formatDate } from '#lib/dates.ts';
import { Alert } from '#ui/alert.tsx';
import type { Failure } from '../use-api-form.ts';

/**
 * Why the form was not accepted. The place is always there, so that a screen reader hears what arrives in it; while it
 * is empty it takes no room.
 */
export function FormFailure({ failure }: { failure: Failure | null }) {
  return (
    <div aria-live="assertive" className="contents">
      {failure && (
        <Alert tone="danger">
          {failure.message}
          {failure.retryAt && (
            <>
              {' '}
              You can try again at{' '}
              <time dateTime={failure.retryAt.toISOString()} className="tabular font-medium">
                {formatDate(failure.retryAt, 'time', deviceZone())}
              </time>
              .
            </>
          )}
        </Alert>
      )}
    </div>
  );
}
