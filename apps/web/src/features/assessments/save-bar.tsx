import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { KeeperState } from './answer-keeper.ts';

export interface SaveBarProps {
  phase: KeeperState['phase'];
  /** An answer has two texts, and waits for a choice. */
  hasClashes: boolean;
  isLocked: boolean;
  busy: 'saving' | 'submitting' | null;
  failure: string | null;
  onSave(): void;
  onSubmit(): void;
}

/** Always within reach, and always saying whether what was typed is safe. */
export function SaveBar({ phase, hasClashes, isLocked, busy, failure, onSave, onSubmit }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-canvas px-4 py-3 md:mx-0 md:px-0">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="basis-full text-[13px]/5 empty:hidden sm:mr-auto sm:basis-auto">
          {!isLocked && <SaveState phase={phase} hasClashes={hasClashes} />}
        </p>
        <Button className="flex-1 sm:flex-none" loading={busy === 'saving'} disabled={isLocked} onClick={onSave}>
          Save progress
        </Button>
        <Button
          variant="primary"
          className="flex-1 sm:flex-none"
          loading={busy === 'submitting'}
          disabled={isLocked}
          onClick={onSubmit}
        >
          Submit
        </Button>
      </div>
    </div>
  );
}

function SaveState({ phase, hasClashes }: Pick<SaveBarProps, 'phase' | 'hasClashes'>) {
  if (phase === 'saved')
    return (
      <span className="inline-flex items-center gap-1.5 text-muted">
        <CircleCheck aria-hidden="true" className="size-4 text-success" />
        Everything is saved
      </span>
    );
  if (phase === 'failed') return <Unsaved>Not saved yet; kept on this device</Unsaved>;
  if (phase === 'unsaved' && hasClashes) return <Unsaved>One answer waits: choose which text to keep</Unsaved>;
  return <span className="text-muted">{phase === 'saving' ? 'Saving...' : 'Unsaved changes'}</span>;
}

const Unsaved = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 text-warning-text">
    <CircleAlert aria-hidden="true" className="size-4" />
    {children}
  </span>
);
