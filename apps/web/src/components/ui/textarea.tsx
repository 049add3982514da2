import type { ComponentProps } from 'react';
import { cn } from '#lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

/** Grows with its text; `rows` is the least it shows. What is written from right to left stands at the right. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      dir="auto"
      {...rest}
      rows={rows}
      className={cn(controlClasses, 'field-sizing-content min-h-20 resize-y py-2', className)}
    />
  );
}
