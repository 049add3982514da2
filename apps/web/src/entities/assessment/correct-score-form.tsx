import { scoreText } from '@candela/contract/assessments/assessment-rules.ts';
import { correctScore, getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import { type Correction, highestScore } from '@candela/contract/assessments/assessments.schemas.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

export interface CorrectScoreFormProps {
  candidateId: string;
  assessmentId: string;
  questionId: string;
  /** The one that counts now, which another one replaces. */
  present: Correction | undefined;
}

const reasonHint = (present: Correction | undefined): string =>
  present?.reply
    ? 'The candidate reads it and can reply. Their reply to the correction so far goes with that correction.'
    : 'The candidate reads it and can reply.';

/** Another score for one answer, with the reason; folded away until it is wanted. */
export function CorrectScoreForm(props: CorrectScoreFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OpenForm {...props} onDone={() => setIsOpen(false)} />;
  return (
    <Button size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
      {props.present ? 'Change the correction' : 'Correct the score'}
    </Button>
  );
}

/** It begins with what counts now. */
function OpenForm({
  candidateId,
  assessmentId,
  questionId,
  present,
  onDone,
}: CorrectScoreFormProps & { onDone(): void }) {
  const [score, setScore] = useState(present ? scoreText(present.score) : '');
  const [reason, setReason] = useState(present?.reason ?? '');
  const correct = useChange({
    change: () =>
      api.call(correctScore, {
        params: { id: candidateId },
        body: { assessmentId, questionId, score: Number(score), reason },
      }),
    invalidates: [getCandidateAssessment, ...staleAfter.application],
    onSuccess: onDone,
    onError: (error) => toast.error(toFailure(error, 'Failed to save').message),
  });
  return (
    <form
      aria-label="Correct the score"
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        correct.mutate();
      }}
    >
      <Field label={`Score (0 to ${highestScore})`} required className="max-w-40">
        <Input
          type="number"
          min={0}
          max={highestScore}
          step={0.25}
          value={score}
          onChange={({ target }) => setScore(target.value)}
        />
      </Field>
      <Field label="Reason" required hint={reasonHint(present)}>
        <Textarea rows={2} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          disabled={score === '' || reason.trim() === ''}
          loading={correct.isPending}
        >
          Save the correction
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
