import type { AdminResourceItem } from '@candela/contract/resources/editor.routes.ts';
import { CalendarClock, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { formatMoment } from '../local-date.ts';
import { stateNames } from '../resource-words.ts';

const looks: Record<AdminResourceItem['state'], { tone: Tone; icon: typeof CircleCheck }> = {
  draft: { tone: 'info', icon: CircleDashed },
  scheduled: { tone: 'neutral', icon: CalendarClock },
  published: { tone: 'success', icon: CircleCheck },
  changed: { tone: 'warning', icon: CircleDot },
};

export function ResourceStateBadge({ state, scheduledFor }: Pick<AdminResourceItem, 'state' | 'scheduledFor'>) {
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {state === 'scheduled' && scheduledFor ? `Scheduled for ${formatMoment(scheduledFor)}` : stateNames[state]}
    </Badge>
  );
}
