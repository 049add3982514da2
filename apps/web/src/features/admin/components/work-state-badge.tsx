import type { WorkState } from '@candela/contract/admin/admin-console.routes.ts';
import { Check, CircleAlert, Hourglass, ListEnd, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

export const workStateWords: Record<WorkState, string> = {
  queued: 'Queued',
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  done: 'Done',
};

const looks: Record<WorkState, { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: 'neutral', icon: ListEnd },
  waiting: { tone: 'neutral', icon: Hourglass },
  running: { tone: 'info', icon: LoaderCircle },
  failed: { tone: 'danger', icon: CircleAlert },
  done: { tone: 'success', icon: Check },
};

export function WorkStateBadge({ state }: { state: WorkState }) {
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {workStateWords[state]}
    </Badge>
  );
}
