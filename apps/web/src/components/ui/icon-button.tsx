import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import type { ButtonStyle } from './button-classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does; also the browser's tooltip. */
  label: string;
  children: ReactNode;
  variant?: Exclude<ButtonStyle['variant'], 'primary'>;
  size?: 'sm' | 'md';
}

const variants = {
  ghost: 'border-transparent text-muted hover:bg-hover hover:text-text',
  secondary: 'border-line-strong/60 bg-surface text-text hover:bg-hover',
  danger: 'border-transparent text-danger-text hover:bg-danger-soft',
};

export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cn(
        'touch inline-flex shrink-0 items-center justify-center rounded-md border transition-colors disabled:opacity-55 aria-disabled:opacity-55 [:where(&)]:relative',
        size === 'md' ? 'size-control [&_svg]:size-[18px]' : 'size-control-sm [&_svg]:size-4',
        variants[variant],
        className,
      )}
    >
      {children}
    </button>
  );
}
