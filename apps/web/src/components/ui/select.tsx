import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

/** The browser's own select: it is the best one on a phone. Children are `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className={cn(controlClasses, 'h-control appearance-none pr-9 text-ellipsis')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
