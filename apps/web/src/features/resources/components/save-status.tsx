import { CircleAlert, Cloud, CloudOff } from 'lucide-react';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { SaverState } from '../draft-saver.ts';
import { formatClock } from '../local-date.ts';
import type { ResourceDraft } from '../resource-draft.ts';

/** Where the question stands that a conflict asks. */
export const decisionId = 'draft-decision';

const fieldNames: Record<keyof ResourceDraft, string> = {
  title: 'the title',
  slug: 'the address',
  description: 'the description',
  content: 'the text',
  thumbnailId: 'the thumbnail',
  fileId: 'the file',
};

export interface SaveStatusProps {
  state: SaverState<ResourceDraft>;
  /** When the server last changed it, before this visit. */
  updatedAt: string;
  onRetry(): void;
}

/** Whether the words are safe, in one line that is always there. */
export function SaveStatus({ state, updatedAt, onRetry }: SaveStatusProps) {
  const { tone, icon, text } = describe(state, updatedAt);
  return (
    <div className="flex min-h-7 min-w-0 items-center gap-2 text-[13px]/5">
      <p role="status" className={cn('flex min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0', tone)}>
        {icon}
        <span className="min-w-0">{text}</span>
      </p>
      {state.phase === 'conflict' && (
        <Button size="sm" onClick={() => document.getElementById(decisionId)?.scrollIntoView({ block: 'center' })}>
          Decide
        </Button>
      )}
      {state.phase === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}

function describe({ phase, savedAt, message, held }: SaverState<ResourceDraft>, updatedAt: string) {
  const quiet = 'text-muted';
  const loud = 'text-danger-text';
  if (phase === 'saving') return { tone: quiet, icon: <Spinner />, text: 'Saving…' };
  if (phase === 'unsaved') return { tone: quiet, icon: <Cloud aria-hidden="true" />, text: 'Not saved yet' };
  if (phase === 'conflict')
    return { tone: loud, icon: <CircleAlert aria-hidden="true" />, text: 'Not saved: changed elsewhere' };
  if (phase === 'failed')
    return { tone: loud, icon: <CloudOff aria-hidden="true" />, text: `Not saved: ${message ?? 'it did not work'}` };
  const kept = (Object.keys(held) as (keyof ResourceDraft)[]).map((field) => fieldNames[field]);
  const at = formatClock(savedAt ?? Date.parse(updatedAt), Date.now());
  if (kept.length > 0)
    return {
      tone: loud,
      icon: <CircleAlert aria-hidden="true" />,
      text: `Saved ${at}, except ${new Intl.ListFormat('en-GB').format(kept)}`,
    };
  return { tone: quiet, icon: <Cloud aria-hidden="true" />, text: `Saved ${at}` };
}
