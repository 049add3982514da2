import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { type ButtonStyle, buttonClasses } from './button-classes.ts';
import { ignoreHeldEnter } from './held-enter.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Keeps the width and the focus, shows a spinner and ignores clicks. Where it can be busy, a double click is one, and so is a held key. */
  loading?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  loading,
  icon,
  className,
  children,
  onClick,
  onKeyDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // What it does begins before it is drawn as busy: the second half of a double click comes in between.
    const isSecond = loading !== undefined && event.detail > 1;
    // A disabled button would lose the keyboard's place, so a busy one stays focusable and swallows the click.
    if (loading || isSecond) event.preventDefault();
    else onClick?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (loading !== undefined) ignoreHeldEnter(event);
    onKeyDown?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      className={cn(buttonClasses({ variant, size, block }), className)}
    >
      {loading && <Spinner className="absolute inset-0 items-center justify-center" />}
      <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  );
}
