import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { CalendarPlus, FileText } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { ScheduleDialog } from '#entities/interview/schedule-dialog.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { Button } from '#ui/button.tsx';

export interface CardActionsProps {
  card: ApplicationCard;
  onOpenCv(card: ApplicationCard): void;
}

/** What can be done with one card besides moving it. */
export function CardActions({ card, onOpenCv }: CardActionsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {card.cvId && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2"
          icon={<FileText aria-hidden="true" className="size-4" />}
          aria-label={`View CV of ${card.name}`}
          onClick={() => onOpenCv(card)}
        >
          View CV
        </Button>
      )}
      {card.status === 'interview' && (
        <IfMay permission="interview.schedule">
          <ScheduleButton card={card} />
        </IfMay>
      )}
      <IfMay permission="report.create">
        <div onPointerDown={(event) => event.stopPropagation()}>
          <ReportButton jobId={card.jobId} candidateId={card.candidateId} name={card.name} status={card.status} />
        </div>
      </IfMay>
    </div>
  );
}

/** Events of the dialog stay in it: the card would take them for the start of a drag. */
const ScheduleButton = ({ card }: { card: ApplicationCard }) => (
  <div onPointerDown={(event) => event.stopPropagation()}>
    <ScheduleDialog
      subject={{
        jobId: card.jobId,
        jobTitle: card.jobTitle,
        candidateId: card.candidateId,
        candidateName: card.name,
        candidateEmail: card.email,
      }}
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2"
          icon={<CalendarPlus aria-hidden="true" className="size-4" />}
          aria-label={`Schedule interview with ${card.name}`}
        >
          Schedule
        </Button>
      }
    />
  </div>
);
