import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { CalendarPlus, FileText } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { Button } from '#ui/button.tsx';

export interface CardActionsProps {
  card: ApplicationCard;
  onOpenCv(card: ApplicationCard): void;
  onSchedule(card: ApplicationCard): void;
}

/** What can be done with one card besides moving it. */
export function CardActions({ card, onOpenCv, onSchedule }: CardActionsProps) {
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
          <Button
            size="sm"
            variant="ghost"
            className="-ml-2"
            icon={<CalendarPlus aria-hidden="true" className="size-4" />}
            aria-label={`Schedule interview with ${card.name}`}
            onClick={() => onSchedule(card)}
          >
            Schedule
          </Button>
        </IfMay>
      )}
      <IfMay permission="report.create">
        {/* Events of its dialog stay in it: the card would take them for the start of a drag. */}
        <div onPointerDown={(event) => event.stopPropagation()}>
          <ReportButton jobId={card.jobId} candidateId={card.candidateId} name={card.name} status={card.status} />
        </div>
      </IfMay>
    </div>
  );
}
