import type { Statement } from '@candela/contract/authorship/authorship.schemas.ts';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { useUser } from '#lib/api/use-session.ts';

/** What the candidate says to the score, in their own words. */
export function ScoreStatement({ statement: { text, writtenAt } }: { statement: Statement }) {
  const isOwn = useUser()?.role === 'candidate';
  return (
    <figure className="grid gap-1.5 rounded-md border border-line px-4 py-3">
      <figcaption className="text-[13px]/5 text-muted">
        {isOwn ? 'Your comment on this score' : 'The candidate’s comment on this score'},{' '}
        <time dateTime={writtenAt} title={fullText(writtenAt)}>
          {dayText(writtenAt)}
        </time>
      </figcaption>
      <blockquote dir="auto" className="break-words whitespace-pre-line">
        {text}
      </blockquote>
    </figure>
  );
}
