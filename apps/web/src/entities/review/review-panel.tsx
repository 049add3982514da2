import { askForReview, listOwnReviews, type Review } from '@candela/contract/reviews/reviews.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { useFocusOnToggle } from '#lib/use-focus-on-toggle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ReviewCard } from './review-card.tsx';

/** For the candidate: asks that a person looks at a score or a decision again, and shows what was answered. */
export function ReviewPanel({ jobId }: { jobId: string }) {
  const params = { id: jobId };
  const reviews = useQuery(apiQuery(listOwnReviews, { params }));
  const [isAsking, setIsAsking] = useState(false);
  const frame = useFocusOnToggle(isAsking);
  return (
    <Card
      title="Human review"
      description="You can ask that a person looks at your score or at a decision again. The answer comes within one month."
    >
      <QueryState query={reviews} skeleton={<Skeleton className="h-16" />}>
        {({ data }) => {
          const hasOpen = data.some(({ answer }) => answer === null);
          return (
            <div ref={frame} className="grid gap-3">
              {data.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
              {!hasOpen && !isAsking && (
                <Button size="sm" className="justify-self-start" onClick={() => setIsAsking(true)}>
                  Ask for a human review
                </Button>
              )}
              {!hasOpen && isAsking && <AskForm jobId={jobId} onDone={() => setIsAsking(false)} />}
            </div>
          );
        }}
      </QueryState>
    </Card>
  );
}

function AskForm({ jobId, onDone }: { jobId: string; onDone(): void }) {
  const [about, setAbout] = useState<Review['about']>('decision');
  const [question, setQuestion] = useState('');
  const ask = useChange({
    change: () => api.call(askForReview, { params: { id: jobId }, body: { about, question } }),
    invalidates: [listOwnReviews],
    onSuccess: () => {
      toast.success('Your request is with the employer.');
      onDone();
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate();
      }}
    >
      <Field label="What is it about?" required>
        <Select value={about} onChange={(event) => setAbout(event.target.value === 'score' ? 'score' : 'decision')}>
          <option value="decision">The decision</option>
          <option value="score">The score</option>
        </Select>
      </Field>
      <Field label="What should be looked at again?" required error={ask.error?.message}>
        <Textarea value={question} maxLength={4000} onChange={(event) => setQuestion(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" loading={ask.isPending} disabled={!question.trim()}>
          Send request
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
      {question !== '' && !ask.isPending && <UnsavedGuard isDirty />}
    </form>
  );
}
