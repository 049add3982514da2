import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { FileChartColumn } from 'lucide-react';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { useCreateReport } from './use-create-report.ts';
import { WithoutAssessmentDialog } from './without-assessment-dialog.tsx';

export interface ReportButtonProps {
  jobId: string;
  candidateId: string;
  name: string;
  status: ApplicationStatus;
}

/** Starts a pre-interview report where a candidate is shown. */
export function ReportButton({ jobId, candidateId, name, status }: ReportButtonProps) {
  const { start, isStarting, held, goOn, giveUp } = useCreateReport();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2"
        loading={isStarting}
        icon={<FileChartColumn aria-hidden="true" className="size-4" />}
        aria-label={`Generate pre-interview report of ${name}`}
        title="Generate pre-interview report"
        onClick={() => {
          if (status === 'interview') start({ jobId, candidateId, isBlind: false });
          else toast.info('Reports are made for candidates at the interview stage.');
        }}
      >
        Report
      </Button>
      <WithoutAssessmentDialog isOpen={held !== null} onGoOn={goOn} onClose={giveUp} />
    </>
  );
}
