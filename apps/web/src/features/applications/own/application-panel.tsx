import { isDecided, type OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { OwnApplicationBadge } from '#entities/application/own-application-badge.tsx';
import { OwnReceipts } from '#entities/receipt/receipts-panel.tsx';
import { OwnReports } from '#entities/report/own-reports.tsx';
import { ReviewPanel } from '#entities/review/review-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnScore } from './own-score.tsx';
import { Timeline } from './timeline.tsx';
import { useOwnApplication, useWithdraw } from './use-own-applications.ts';

/** Everything about the candidate's application to a job: where it stands, what happened, how it was scored. */
export function ApplicationPanel({ application }: { application: OwnApplication }) {
  const { jobId } = application;
  return (
    <div className="grid gap-6">
      <Card
        title="Your application"
        actions={<OwnApplicationBadge application={application} />}
        footer={!isDecided(application) && <Withdraw application={application} />}
      >
        <History application={application} />
      </Card>
      <OwnScore application={application} />
      <OwnReports jobId={jobId} />
      <ReviewPanel jobId={jobId} />
      <OwnReceipts jobId={jobId} />
    </div>
  );
}

function History({ application: { jobId, companyName } }: { application: OwnApplication }) {
  const query = useOwnApplication(jobId);
  return (
    <QueryState query={query} skeleton={<TimelineSkeleton />}>
      {({ data }) => <Timeline entries={data.timeline} companyName={companyName} />}
    </QueryState>
  );
}

function Withdraw({ application: { jobId, title, companyName } }: { application: OwnApplication }) {
  const withdraw = useWithdraw(jobId);
  return (
    <ConfirmDialog
      title="Withdraw your application?"
      description={
        <>
          {companyName} is told that you no longer want to be considered for {title}. It can no longer read the CV you
          applied with, nor your CV assessment; it keeps the record that you applied, with your name and email address,
          and reports it made before. An interview still to come is cancelled. You can apply again while the job is
          open.
        </>
      }
      confirmLabel="Withdraw application"
      cancelLabel="Keep it"
      onConfirm={() => withdraw.mutateAsync()}
      trigger={
        <Button size="sm" variant="ghost" className="-ml-2.5">
          Withdraw
        </Button>
      }
    />
  );
}

const TimelineSkeleton = () => (
  <div role="status" aria-label="Loading what has happened" className="grid gap-4">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </div>
);
