import * as Primitive from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

export interface TooltipProps {
  /** A few words; anything a person must read belongs on the screen instead. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** False keeps the trigger without a tooltip, for example in an expanded sidebar. */
  enabled?: boolean;
}

export function Tooltip({ content, children, side = 'top', enabled = true }: TooltipProps) {
  if (!enabled) return children;
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade rounded-md bg-text px-2.5 py-1.5 text-xs/4 text-canvas shadow-popover"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
