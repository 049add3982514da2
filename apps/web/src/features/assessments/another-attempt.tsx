import { beginAttempt, getAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import type { AnswerSet } from '@candela/contract/assessments/assessments.schemas.ts';
import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { focusPage } from '#lib/focus-page.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface AnotherAttemptProps {
  set: AnswerSet;
  /** Answers were changed since they were submitted: no save has them, and other questions would take them away. */
  hasChanges: boolean;
}

/** After an attempt: the same questions once more below, or others. */
export function AnotherAttempt({ set, hasChanges }: AnotherAttemptProps) {
  const begin = useChange({
    change: () => api.call(beginAttempt, { params: { type: set.type } }),
    invalidates: [getAssessment, getDetails],
    // The button goes with the answers that were submitted.
    onSuccess: focusPage,
  });
  if (set.status !== 'COMPLETED') return null;
  const beginAtOnce = () =>
    begin.mutate(undefined, {
      onError: (error) => toast.error(toFailure(error, 'Failed to get new questions').message),
    });
  return (
    <Alert
      tone="info"
      title="You have submitted these answers"
      action={
        hasChanges ? (
          <ConfirmDialog
            trigger={<Button size="sm">Get new questions</Button>}
            title="Get new questions?"
            description="What you changed in your answers since you submitted them has not been saved and will be lost. The answers you submitted stay in your results."
            confirmLabel="Get new questions"
            cancelLabel="Keep my changes"
            onConfirm={() => begin.mutateAsync()}
          />
        ) : (
          <Button size="sm" loading={begin.isPending} onClick={beginAtOnce}>
            Get new questions
          </Button>
        )
      }
    >
      Improve them below and submit again, or try five other questions.
    </Alert>
  );
}
