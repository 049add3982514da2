import { type DisplayStatus, displayStatusOf } from '@candela/contract/interviews/schedule-rules.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const looks: Record<DisplayStatus, { tone: Tone; word: string }> = {
  past: { tone: 'neutral', word: 'Past' },
  upcoming: { tone: 'warning', word: 'Upcoming' },
  scheduled: { tone: 'info', word: 'Scheduled' },
};

export function InterviewStatus({ start, now }: { start: string; now: Date }) {
  const { tone, word } = looks[displayStatusOf(new Date(start), now)];
  return <Badge tone={tone}>{word}</Badge>;
}
