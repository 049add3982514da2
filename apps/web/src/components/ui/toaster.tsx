import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { takeToasts } from '#lib/toast.ts';

/** One per signed-in layout; toasts are said with `toast` of `#lib/toast.ts`. */
export function Toaster() {
  useEffect(() => takeToasts(toast), []);
  return (
    <Sonner
      position="top-right"
      duration={4000}
      visibleToasts={3}
      closeButton={false}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-lg border border-line bg-raised px-4 py-3 font-sans text-sm/5 text-text shadow-popover',
          title: 'font-medium',
          description: 'text-muted',
          content: 'grid flex-1 gap-0.5',
          icon: 'mt-0.5 size-4 shrink-0',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-danger',
          warning: '[&_[data-icon]]:text-warning',
          info: '[&_[data-icon]]:text-info',
          actionButton: 'shrink-0 rounded-md px-2 font-medium text-accent-text hover:bg-hover',
          cancelButton: 'shrink-0 rounded-md px-2 text-muted hover:bg-hover',
        },
      }}
    />
  );
}
