import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { Alert } from '#ui/alert.tsx';
import { dayText } from './cv-text.ts';

export interface LostQuotationProps {
  quote: string;
  cv: Pick<Cv, 'editedAt'>;
  /** The line is there, but not to be shown. */
  isHidden: boolean;
}

/** The quotation that led here is not to be found: said in its place, with the words it was. */
export function LostQuotation({ quote, cv: { editedAt }, isHidden }: LostQuotationProps) {
  return (
    <div data-quoted tabIndex={-1}>
      <Alert
        tone={isHidden ? 'info' : 'warning'}
        title={isHidden ? 'This line is hidden in blind mode' : 'This line is no longer in the CV'}
      >
        <blockquote className="border-l-2 border-line-strong pl-2.5 break-words">{quote}</blockquote>
        {!isHidden && (
          <p className="mt-1.5">
            The score is based on the CV as it was then
            {editedAt ? `; it was edited on ${dayText(editedAt)}.` : '.'}
          </p>
        )}
      </Alert>
    </div>
  );
}
