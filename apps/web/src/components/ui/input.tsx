import type { ComponentProps } from 'react';
import { cn } from '#lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';

export type InputProps = ComponentProps<'input'>;

export function Input({ className, ...rest }: InputProps) {
  return <input {...useFieldControl()} {...rest} className={cn(controlClasses, 'h-control', className)} />;
}
