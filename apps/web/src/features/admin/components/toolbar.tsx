import type { ReactNode } from 'react';

export interface ToolbarProps {
  /** How many there are: "1,204 leads". */
  total?: string;
  children: ReactNode;
  /** At the far end. */
  actions?: ReactNode;
}

/** Search and filters above a list. */
export function Toolbar({ total, children, actions }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between sm:ml-auto">
        <span aria-live="polite" className="tabular min-h-5 text-[13px]/5 text-muted">
          {total}
        </span>
        {actions}
      </div>
    </div>
  );
}
