import { cn } from '#lib/class-names.ts';

export interface ButtonStyle {
  /** `primary` is the one next step of a screen; everything else is `secondary` or `ghost`. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
}

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none ' +
  'transition-colors aria-disabled:opacity-55 disabled:opacity-55';

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:brightness-95',
  secondary: 'border-line-strong/60 bg-surface text-text hover:bg-hover active:bg-neutral-soft',
  ghost: 'border-transparent bg-transparent text-text hover:bg-hover active:bg-neutral-soft',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover active:brightness-95',
};

const sizes = {
  sm: 'touch h-control-sm px-2.5 text-[13px]/5',
  md: 'h-control px-3.5 text-sm/5',
  lg: 'h-control-lg px-5 text-base/6',
};

/** The look of a button, for links that act as one as well. */
export const buttonClasses = ({ variant = 'secondary', size = 'md', block = false }: ButtonStyle = {}): string =>
  cn(base, variants[variant], sizes[size], block && 'w-full');
