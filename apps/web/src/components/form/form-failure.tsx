import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Failure } from './server-errors.ts';

/** Why a form was not accepted. The place is always there, so that a screen reader hears what arrives in it. */
export function FormFailure({ failure }: { failure: Failure | null }) {
  return (
    <div aria-live="assertive" className="contents">
      {failure && (
        <Alert
          tone="danger"
          action={
            failure.isPlanLimit && (
              <ButtonLink to="/pricing" size="sm">
                See plans
              </ButtonLink>
            )
          }
        >
          {failure.message}
        </Alert>
      )}
    </div>
  );
}
