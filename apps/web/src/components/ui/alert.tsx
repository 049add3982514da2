import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { softTone } from './tone.ts';

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** A retry or another way out. */
  action?: ReactNode;
  className?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** News about what is on the screen, in the screen. Failures interrupt a screen reader, the rest waits its turn. */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-md px-4 py-3 text-sm/5', softTone[tone], className)}
    >
      <Icon aria-hidden="true" className={cn('size-[18px] shrink-0', action ? 'mt-[5px]' : 'mt-px')} />
      {/* Where there is little room a button stands below the words; beside them, the first line is level with it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className={cn('grid min-w-0 flex-1 basis-52 gap-0.5', action ? 'py-1' : '')}>
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-text">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
