import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export interface UnsavedGuardProps {
  isDirty: boolean;
  /** Whether a move within the page takes the form away as well; another page always does. */
  leaves?: BlockerFunction;
}

const changesAddress: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.search !== nextLocation.search;

/** Asks before typed words are lost, to a link as to a closed tab. */
export function UnsavedGuard({ isDirty, leaves = changesAddress }: UnsavedGuardProps) {
  const blocker = useBlocker(
    (move) => isDirty && (move.currentLocation.pathname !== move.nextLocation.pathname || leaves(move)),
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title="Leave without saving?"
      description="What you changed here has not been saved and will be lost."
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
