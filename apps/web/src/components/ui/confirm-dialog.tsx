import * as Primitive from 'radix-ui/alert-dialog';
import { type ReactNode, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useFocusBack } from './use-focus-back.ts';

export interface ConfirmDialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  /** What will happen, in full. */
  description: ReactNode;
  /** Extra content such as an acknowledgement. */
  children?: ReactNode;
  /** Says what it does: "Delete company", never "OK". */
  confirmLabel: string;
  confirmDisabled?: boolean;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** May return a promise: the dialog stays open until it settles and says why when it fails; also where it comes to `false`. */
  onConfirm: () => unknown;
}

type Confirmation = Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>;

/** Open until what was confirmed is done; a failure keeps it open and says why. */
function useConfirmation({ open, onOpenChange, onConfirm }: Confirmation) {
  const [innerOpen, setInnerOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const setOpen = (next: boolean) => {
    setFailure(undefined);
    setInnerOpen(next);
    onOpenChange?.(next);
  };

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      if ((await onConfirm()) !== false) setOpen(false);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That did not work. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return { open: open ?? innerOpen, setOpen, busy, failure, confirm };
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    children,
    confirmLabel,
    confirmDisabled,
    cancelLabel = 'Cancel',
    tone = 'danger',
  } = props;
  const { open, setOpen, busy, failure, confirm } = useConfirmation(props);
  const focusBack = useFocusBack(Boolean(props.trigger));

  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && setOpen(next)}>
      {props.trigger && <Primitive.Trigger asChild>{props.trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Primitive.Content
          {...focusBack}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-1/2 animate-appear gap-3 overflow-y-auto',
            'rounded-xl border border-line bg-raised p-5 text-sm/5 text-text shadow-dialog focus:outline-none',
          )}
        >
          <Primitive.Title className="text-base/6 font-semibold">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="text-muted">{description}</div>
          </Primitive.Description>
          {children}
          {failure && <Alert tone="danger">{failure}</Alert>}
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <Primitive.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={tone} loading={busy} disabled={confirmDisabled} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
