import { ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { fieldName, isUncertain } from './field-sources.ts';
import { useFoundField } from './shown-field.ts';

export interface FoundProps {
  /** `experience.0.company` */
  field: string;
  children: ReactNode;
}

const uncertainClasses = 'underline decoration-warning decoration-dotted decoration-2 underline-offset-4';

/** Words of the CV that know where they came from: pointing at them, or reaching their mark by keyboard, shows it. */
export function Found({ field, children }: FoundProps) {
  const found = useFoundField(field);
  if (!found?.source) return children;
  const isDoubtful = isUncertain(found.source);
  return (
    <span
      data-field={field}
      className={cn(
        'group/found relative -mx-0.5 rounded-sm box-decoration-clone px-0.5 transition-colors',
        found.isShown && 'bg-accent-soft',
        isDoubtful && uncertainClasses,
      )}
    >
      {children}
      <button
        type="button"
        data-mark
        tabIndex={found.isStop ? 0 : -1}
        aria-label={`${fieldName(field)}${isDoubtful ? ', uncertain' : ''}: show where it was found`}
        className={cn(
          // Out of the flow: invisible marks must not push words and dates about.
          'absolute mt-0.5 ml-0.5 inline-flex size-4 items-center justify-center rounded-sm text-muted after:absolute after:-inset-1',
          !found.isShown && 'opacity-0 group-hover/found:opacity-100 focus-visible:opacity-100',
        )}
      >
        <ScanSearch aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}

/** The same for a word on its own: the chip is the mark. */
export function FoundChip({ field, children }: FoundProps) {
  const found = useFoundField(field);
  const shape = 'inline-flex min-h-7 items-center rounded-md px-2.5 py-0.5 text-left text-[13px]/5';
  if (!found?.source) return <span className={cn(shape, 'bg-neutral-soft text-text')}>{children}</span>;
  const isDoubtful = isUncertain(found.source);
  return (
    <button
      type="button"
      data-mark
      data-field={field}
      tabIndex={found.isStop ? 0 : -1}
      title={isDoubtful ? 'Uncertain' : undefined}
      className={cn(
        shape,
        'transition-colors',
        found.isShown ? 'bg-accent-soft text-accent-text' : 'bg-neutral-soft text-text',
        isDoubtful && uncertainClasses,
      )}
    >
      {children}
      <span className="sr-only">{isDoubtful ? ', uncertain' : ''}: show where it was found</span>
    </button>
  );
}
