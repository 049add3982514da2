import { ScanSearch } from 'lucide-react';
import { use } from 'react';
import { cn } from '#lib/class-names.ts';
import { fieldName, isUncertain } from './field-sources.ts';
import { QuotedWords, quotedClasses } from './quoted-words.tsx';
import { ShownFieldContext, useFoundField } from './shown-field.ts';

export interface SourcedTextProps {
  /** `experience.0.company` */
  field: string;
  children: string;
}

const uncertainClasses = 'underline decoration-warning decoration-dotted decoration-2 underline-offset-4';

/** Words of the CV that know where they came from: pointing at them, or reaching their mark by keyboard, shows it. */
export function SourcedText({ field, children }: SourcedTextProps) {
  const found = useFoundField(field);
  const isQuoted = use(ShownFieldContext).quoted?.field === field;
  const words = <QuotedWords field={field} text={children} />;
  if (!found?.source) return words;
  const isDoubtful = isUncertain(found.source);
  return (
    <span
      data-field={field}
      className={cn(
        'group/sourced relative -mx-0.5 rounded-sm box-decoration-clone px-0.5 transition-colors',
        found.isShown && !isQuoted && 'bg-accent-soft',
        isDoubtful && uncertainClasses,
      )}
    >
      {words}
      <button
        type="button"
        data-mark
        tabIndex={found.isStop ? 0 : -1}
        aria-label={`${fieldName(field)}${isDoubtful ? ', uncertain' : ''}: show where it was found`}
        className={cn(
          // Out of the flow: invisible marks must not push words and dates about.
          'absolute mt-0.5 ml-0.5 inline-flex size-4 items-center justify-center rounded-sm text-muted after:absolute after:-inset-1',
          !found.isShown && 'opacity-0 group-hover/sourced:opacity-100 focus-visible:opacity-100',
        )}
      >
        <ScanSearch aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}

/** The same for a word on its own: the chip is the mark, and a quotation is the whole of it. */
export function SourcedChip({ field, children }: SourcedTextProps) {
  const found = useFoundField(field);
  const isQuoted = use(ShownFieldContext).quoted?.field === field;
  const shape = 'inline-flex min-h-7 items-center rounded-md px-2.5 py-0.5 text-left text-[13px]/5';
  const words = isQuoted ? <mark className={cn(quotedClasses, 'bg-transparent')}>{children}</mark> : children;
  const quoted = { ...(isQuoted && { 'data-quoted': true }) };
  const plain = isQuoted ? 'bg-accent/25 text-text' : 'bg-neutral-soft text-text';
  if (!found?.source) {
    return (
      <span {...quoted} tabIndex={isQuoted ? -1 : undefined} className={cn(shape, plain)}>
        {words}
      </span>
    );
  }
  const isDoubtful = isUncertain(found.source);
  return (
    <button
      type="button"
      data-mark
      data-field={field}
      {...quoted}
      tabIndex={found.isStop ? 0 : -1}
      title={isDoubtful ? 'Uncertain' : undefined}
      className={cn(
        shape,
        'transition-colors',
        found.isShown && !isQuoted ? 'bg-accent-soft text-accent-text' : plain,
        isDoubtful && uncertainClasses,
      )}
    >
      {words}
      <span className="sr-only">{isDoubtful ? ', uncertain' : ''}: show where it was found</span>
    </button>
  );
}
