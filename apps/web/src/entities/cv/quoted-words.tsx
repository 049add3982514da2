import { use, useId } from 'react';
import { cn } from '#lib/class-names.ts';
import { fieldName } from './field-sources.ts';
import { ShownFieldContext } from './shown-field.ts';

export const quotedClasses =
  'rounded-sm bg-accent/25 box-decoration-clone text-text underline decoration-accent decoration-2 underline-offset-4';

/** The words of a field; the quotation that led here stands out and can take the focus. */
export function QuotedWords({ field, text }: { field: string; text: string }) {
  const hintId = useId();
  const { quoted, sources } = use(ShownFieldContext);
  if (quoted?.field !== field) return text;
  const { start, end } = quoted;
  const page = sources.get(field)?.[0]?.page;
  return (
    <>
      {text.slice(0, start)}
      <mark data-quoted tabIndex={-1} aria-describedby={hintId} className={cn(quotedClasses, '-mx-0.5 px-0.5')}>
        {text.slice(start, end)}
      </mark>
      <span id={hintId} hidden>
        The quotation, in the CV. {fieldName(field)}
        {page !== undefined && `, page ${page}`}.
      </span>
      {text.slice(end)}
    </>
  );
}
