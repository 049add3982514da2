import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** `h1` where it is all there is on the page. */
  titleAs?: 'p' | 'h1';
  /** What to do next, in a sentence. */
  description?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, titleAs: Title = 'p', description, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-1 px-6 py-12 text-center text-sm/5', className)}>
      {icon && <span className="mb-2 text-subtle [&_svg]:size-6 [&_svg]:stroke-[1.5]">{icon}</span>}
      <Title className="font-semibold wrap-anywhere">{title}</Title>
      {description && <p className="max-w-sm text-balance text-muted">{description}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
