import {
  answerReview,
  listCandidateReviews,
  listOpenReviews,
  type ReceivedReview,
} from '@candela/contract/reviews/reviews.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ReviewCard } from './review-card.tsx';

/** On the candidate's page: every request they made. Nothing where there is none. */
export function CandidateReviews({ candidateId }: { candidateId: string }) {
  const enabled = useMay('review.answer');
  const { data } = useQuery({ ...apiQuery(listCandidateReviews, { params: { id: candidateId } }), enabled });
  return <Received title="Human reviews" reviews={data?.data ?? []} />;
}

/** On the dashboard: what waits for an answer, the one due first on top. Not given while that is not known. */
export function useOpenReviews(): ReactNode | undefined {
  const { data, isLoading } = useQuery({ ...apiQuery(listOpenReviews), enabled: useMay('review.answer') });
  if (isLoading) return undefined;
  return <Received title="Asked for a human review" reviews={data?.data ?? []} isNamed />;
}

interface ReceivedProps {
  title: string;
  reviews: readonly ReceivedReview[];
  isNamed?: boolean;
}

function Received({ title, reviews, isNamed = false }: ReceivedProps) {
  if (reviews.length === 0) return null;
  return (
    <Card title={title} description="A person answers in words, within one month of the request.">
      <div className="grid gap-3">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} heading={<Heading review={review} isNamed={isNamed} />}>
            <AnswerForm review={review} />
          </ReviewCard>
        ))}
      </div>
    </Card>
  );
}

const Heading = ({ review, isNamed }: { review: ReceivedReview; isNamed: boolean }) => (
  <p className="text-sm/5 font-medium text-text">
    {isNamed && (
      <>
        <Link to={`/dashboard/candidates/${review.candidateId}`} className="hover:underline">
          {review.candidateName || 'No name found'}
        </Link>
        {' · '}
      </>
    )}
    {review.jobTitle}
  </p>
);

function AnswerForm({ review }: { review: ReceivedReview }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const answer = useChange({
    change: () => api.call(answerReview, { params: { id: review.id }, body: { answer: text } }),
    invalidates: [listCandidateReviews, listOpenReviews],
    onSuccess: () => toast.success('Answered. The candidate has been told.'),
  });
  if (!isOpen) {
    return (
      <Button size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Answer
      </Button>
    );
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate();
      }}
    >
      <Field label="Your answer" required hint="The candidate reads this word for word." error={answer.error?.message}>
        <Textarea value={text} maxLength={4000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" loading={answer.isPending} disabled={!text.trim()}>
          Send answer
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
