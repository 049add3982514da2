import type { Authorship } from '@candela/contract/authorship/authorship.schemas.ts';
import { Quote } from 'lucide-react';
import { falseAlarmText, likelihoodWords } from './authorship-words.ts';
import { dayText, fullText } from './cv-text.ts';
import { type QuotationLinks, quotationsOf } from './quotation-links.ts';
import { Quotations } from './quotations.tsx';

export interface AuthorshipDetailsProps {
  authorship: Authorship;
  /** Left out where the person is writing it right there. */
  hideStatement?: boolean;
  /** Absent until the CV is there. */
  links?: QuotationLinks;
}

/** What the likelihood rests on, how often it is wrong, and what the person says: the same for both sides. */
export function AuthorshipDetails({ authorship, hideStatement = false, links }: AuthorshipDetailsProps) {
  const { likelihood, reasons, falseAlarmRate, statement } = authorship;
  return (
    <div className="grid gap-3.5 text-sm/5">
      <p>
        {likelihoodWords[likelihood].meaning} <span className="font-medium">It does not change the score.</span>
      </p>
      {reasons.length > 0 && (
        <ul aria-label="Reasons" className="grid gap-3">
          {reasons.map(({ text, quote }) => (
            <li key={`${text} ${quote}`} className="grid gap-1.5">
              <p>{text}</p>
              {quote && <Quotations evidence={quotationsOf(quote, links)} links={links} isFaint />}
            </li>
          ))}
        </ul>
      )}
      {!hideStatement && statement && <PersonStatement {...statement} />}
      <p className="border-t border-line pt-3 text-[13px]/5 text-muted">{falseAlarmText(falseAlarmRate)}</p>
    </div>
  );
}

/** In the person's own words; plain text, with the line ends they typed. */
export function PersonStatement({ text, writtenAt }: NonNullable<Authorship['statement']>) {
  return (
    <figure className="grid gap-1.5 rounded-md bg-neutral-soft px-3 py-2.5">
      <figcaption className="flex items-center gap-1.5 text-[13px]/5 text-neutral-text">
        <Quote aria-hidden="true" className="size-3.5 shrink-0" />
        <span>
          What the candidate says,{' '}
          <time dateTime={writtenAt} title={fullText(writtenAt)}>
            {dayText(writtenAt)}
          </time>
        </span>
      </figcaption>
      <blockquote dir="auto" className="text-sm/5 break-words whitespace-pre-line text-text">
        {text}
      </blockquote>
    </figure>
  );
}
