import type { ComponentProps } from 'react';
import { cn } from '#lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';
import { ignoreHeldEnter } from './held-enter.ts';

export type InputProps = ComponentProps<'input'>;

export function Input({ className, onKeyDown, ...rest }: InputProps) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      onKeyDown={(event) => {
        ignoreHeldEnter(event);
        onKeyDown?.(event);
      }}
      className={cn(controlClasses, 'h-control', className)}
    />
  );
}
