import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';
import { type ButtonStyle, buttonClasses } from './button-classes.ts';

export type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>;

/** A link that looks like a button. For addresses outside the app use `<a className={buttonClasses(…)}>`. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(buttonClasses({ variant, size, block }), className)} />;
}
