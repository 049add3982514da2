import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  side?: 'left' | 'right';
  title: string;
  /** For a navigation sheet, whose title only assistive technology needs. */
  hideTitle?: boolean;
  children: ReactNode;
}

/** A panel from the side: the sidebar on a phone, details beside a list. */
export function Sheet({ open, onOpenChange, trigger, side = 'right', title, hideTitle, children }: SheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay data-dialog className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Primitive.Content
          data-dialog
          aria-describedby={undefined}
          className={cn(
            'fixed inset-y-0 z-50 flex w-[min(22rem,calc(100vw-3rem))] flex-col border-line bg-raised text-sm/5 text-text shadow-dialog focus:outline-none',
            side === 'left' ? 'left-0 animate-slide-left border-r' : 'right-0 animate-slide-right border-l',
          )}
        >
          <header className="flex items-center justify-between gap-4 px-4 py-3">
            <Primitive.Title className={cn('text-base/6 font-semibold', hideTitle && 'sr-only')}>
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" size="sm" className="ml-auto">
                <X />
              </IconButton>
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
