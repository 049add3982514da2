import type { Review } from '@candela/contract/reviews/reviews.routes.ts';
import type { ReactNode } from 'react';
import { useNow } from '#lib/use-now.ts';
import { Badge } from '#ui/badge.tsx';
import { When } from '#ui/when.tsx';
import { aboutText, dueText } from './review-words.ts';

interface ReviewCardProps {
  review: Review;
  /** Above the question: whose it is. */
  heading?: ReactNode;
  /** Below it while there is no answer. */
  children?: ReactNode;
}

/** A question and its answer, the same for both sides. */
export function ReviewCard({ review, heading, children }: ReviewCardProps) {
  const due = dueText(review, useNow());
  return (
    <article className="grid gap-3 rounded-md border border-line px-4 py-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div className="text-[13px]/5 text-muted">
          {heading}
          About {aboutText[review.about]} · asked <When at={review.askedAt} />
        </div>
        {review.answer === null ? (
          <Badge tone={due.isUrgent ? 'warning' : 'info'}>{due.text}</Badge>
        ) : (
          <Badge tone="success">Answered</Badge>
        )}
      </header>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {review.question}
      </p>
      {review.answer !== null && review.answeredAt !== null && (
        <div className="grid gap-1 border-l-2 border-accent pl-3">
          <p className="text-[13px]/5 text-muted">
            {review.companyName} answered <When at={review.answeredAt} />
          </p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {review.answer}
          </p>
        </div>
      )}
      {review.answer === null && children}
    </article>
  );
}
