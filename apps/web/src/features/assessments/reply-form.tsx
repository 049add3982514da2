import { getAssessment, replyToCorrection } from '@candela/contract/assessments/assessments.routes.ts';
import type { Correction } from '@candela/contract/assessments/assessments.schemas.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** What the candidate says to a corrected score; the recruiter reads it beside the score. */
export function ReplyForm({ correction: { id, reply } }: { correction: Correction }) {
  const [text, setText] = useState(reply ?? '');
  const send = useChange({
    change: () => api.call(replyToCorrection, { params: { id }, body: { text } }),
    invalidates: [getAssessment],
    onError: (error) => toast.error(toFailure(error, 'Failed to save').message),
  });
  return (
    <form
      aria-label="Reply to the correction"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <Field label="Your reply" required>
        <Textarea rows={2} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === '' || text === reply}
        loading={send.isPending}
      >
        {reply ? 'Change the reply' : 'Send the reply'}
      </Button>
      {text !== (reply ?? '') && !send.isPending && <UnsavedGuard isDirty />}
    </form>
  );
}
