import * as Primitive from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';

export interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for assistive technology. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

export function Popover({ trigger, label, children, align = 'start', open, onOpenChange, className }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 animate-appear rounded-lg border border-line bg-raised text-sm/5 text-text shadow-popover focus:outline-none [:where(&)]:w-72 [:where(&)]:p-4',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
