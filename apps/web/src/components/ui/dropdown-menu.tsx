import * as Primitive from 'radix-ui/dropdown-menu';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';

export interface MenuProps {
  /** One focusable element, usually a Button or an IconButton. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
  className?: string;
}

const landmarkOf = (element: HTMLElement | null) =>
  element?.closest<HTMLElement>('main, [role$="dialog"]') ?? element?.closest('header') ?? null;

export function DropdownMenu({ trigger, align = 'end', side = 'bottom', children, className }: MenuProps) {
  // The menu hangs in the part of the page its trigger is in, where people who go by landmarks will meet it.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild ref={(element) => setLandmark(landmarkOf(element))}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 min-w-44 animate-appear rounded-lg border border-line bg-raised p-1 text-sm/5 text-text shadow-popover',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemClasses =
  'flex min-h-8 pointer-coarse:min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none select-none ' +
  'data-[highlighted]:bg-hover data-[disabled]:opacity-55 [&_svg]:size-4 [&_svg]:text-muted';

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect?: () => void;
  /** Makes it a link inside the app. */
  to?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Keys or a note at the far end. */
  hint?: ReactNode;
}

export function MenuItem({ icon, children, onSelect, to, danger, disabled, hint }: MenuItemProps) {
  const className = cn(itemClasses, danger && 'text-danger-text [&_svg]:text-danger-text');
  const content = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {hint && <span className="text-xs text-subtle">{hint}</span>}
    </>
  );
  return (
    <Primitive.Item asChild={to !== undefined} disabled={disabled} onSelect={onSelect} className={className}>
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Primitive.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2.5 py-1.5 text-xs/5 text-subtle">{children}</Primitive.Label>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
}
