import type { JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { ChevronDown, CircleCheck, CircleDashed, CirclePause, Lock, UserCheck } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const looks: Record<JobStatus, { tone: Tone; icon: typeof Lock }> = {
  Active: { tone: 'success', icon: CircleCheck },
  Draft: { tone: 'info', icon: CircleDashed },
  Inactive: { tone: 'warning', icon: CirclePause },
  Filled: { tone: 'neutral', icon: UserCheck },
  Closed: { tone: 'neutral', icon: Lock },
};

export function StatusBadge({ status }: { status: JobStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {status}
    </Badge>
  );
}

export interface StatusButtonProps {
  status: JobStatus;
  jobTitle: string;
  onClick(): void;
}

/** The badge that opens the status dialog. */
export function StatusButton({ status, jobTitle, onClick }: StatusButtonProps) {
  const { tone, icon: Icon } = looks[status];
  return (
    <button
      type="button"
      aria-label={`${status}: change the status of ${jobTitle}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className="touch group relative inline-flex rounded-full"
    >
      <Badge tone={tone} icon={<Icon aria-hidden="true" />} className="group-hover:ring-1 group-hover:ring-current">
        {status}
        {status !== 'Closed' && <ChevronDown aria-hidden="true" className="opacity-60" />}
      </Badge>
    </button>
  );
}
