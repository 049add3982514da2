import { correctScore, getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import { highestScore } from '@candela/contract/assessments/assessments.schemas.ts';
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
}

/** Another score for one answer, with the reason; folded away until it is wanted. */
export function CorrectScoreForm({ candidateId, assessmentId, questionId }: CorrectScoreFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [score, setScore] = useState('');
  const [reason, setReason] = useState('');
  const correct = useChange({
    change: () =>
      api.call(correctScore, {
        params: { id: candidateId },
        body: { assessmentId, questionId, score: Number(score), reason },
      }),
    invalidates: [getCandidateAssessment, ...staleAfter.application],
    onSuccess: () => setIsOpen(false),
    onError: (error) => toast.error(toFailure(error, 'Failed to save').message),
  });
  if (!isOpen)
    return (
      <Button size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Correct the score
      </Button>
    );
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
      <Field label="Reason" required hint="The candidate reads it and can reply.">
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
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
