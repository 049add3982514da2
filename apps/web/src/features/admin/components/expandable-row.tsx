import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '#lib/class-names.ts';

export interface ExpandableRowProps {
  /** The words of the button that opens it; they name the row. */
  title: ReactNode;
  /** Each a column on a wide screen; one line below the title on a phone. */
  facts: ReactNode;
  /** At the end of the row, on a phone beside the title. */
  action?: ReactNode;
  /** How the parts share the width from `md` on. */
  gridClassName: string;
  children: ReactNode;
}

/** A row of a list that opens to show the rest of what is known about it. */
export function ExpandableRow({ title, facts, action, gridClassName, children }: ExpandableRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-b border-line last:border-b-0">
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2 hover:bg-hover max-md:py-3',
          gridClassName,
        )}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-1 flex min-h-6 min-w-0 items-center gap-2 rounded-sm text-left"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn('size-4 shrink-0 text-subtle transition-transform', isOpen && 'rotate-90')}
          />
          {title}
        </button>
        <div className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pl-5 md:contents">{facts}</div>
        {action && <div className="flex justify-end max-md:col-start-2 max-md:row-start-1">{action}</div>}
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line bg-sunken px-4 py-3 md:pl-10">
        {isOpen && children}
      </div>
    </li>
  );
}
