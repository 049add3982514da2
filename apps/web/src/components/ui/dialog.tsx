import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useFocusBack } from './use-focus-back.ts';

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opens it; leave out where `open` is controlled. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the next step last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Takes the focus when it opens, in place of the way out. */
  focusFirst?: () => HTMLElement | null | undefined;
  /** About to be taken away, which takes a while: no longer seen, and presses go past it. */
  isLeaving?: boolean;
}

const gone = 'pointer-events-none animate-none opacity-0';

const sizes = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-5xl' };

export const DialogClose = Primitive.Close;

/** The end of a form in a dialog: the way out, then what the form does. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-2">
    <DialogClose asChild>
      <Button>Cancel</Button>
    </DialogClose>
    {children}
  </div>
);

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  size = 'md',
  focusFirst,
  isLeaving,
}: DialogProps) {
  const focusBack = useFocusBack(Boolean(trigger), focusFirst);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay
          data-dialog
          className={cn('fixed inset-0 z-50 animate-fade bg-overlay', isLeaving && gone)}
        />
        <Primitive.Content
          data-dialog
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusBack}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 animate-appear flex-col',
            'rounded-xl border border-line bg-raised text-sm/5 text-text shadow-dialog focus:outline-none',
            sizes[size],
            isLeaving && gone,
          )}
        >
          <Head title={title} description={description} />
          {children && <div className="min-h-0 overflow-y-auto px-5 pb-5">{children}</div>}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const Head = ({ title, description }: Pick<DialogProps, 'title' | 'description'>) => (
  <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
    <div className="grid gap-1">
      <Primitive.Title className="text-base/6 font-semibold">{title}</Primitive.Title>
      {description && (
        <Primitive.Description asChild>
          <div className="text-muted">{description}</div>
        </Primitive.Description>
      )}
    </div>
    <Primitive.Close asChild>
      <IconButton label="Close" size="sm" className="-my-0.5 -mr-1 pointer-coarse:-my-1">
        <X />
      </IconButton>
    </Primitive.Close>
  </header>
);
