import type { OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { getJobOverview } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobOverview } from '@candela/contract/jobs/jobs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { placeOf, salaryRange, sentenceCase } from '#entities/job/job-text.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface JobDetailDialogProps {
  application: OwnApplication;
  onClose(): void;
}

/** A job that was applied for, read again. */
export function JobDetailDialog({ application: { jobId, title, companyName }, onClose }: JobDetailDialogProps) {
  const query = useQuery(apiQuery(getJobOverview, { params: { id: jobId } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={companyName}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink to={`/dashboard/job/${jobId}`} variant="primary">
            See what happened
          </ButtonLink>
        </>
      }
    >
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ data }) => <JobDetails job={data} />}
      </QueryState>
    </Dialog>
  );
}

function JobDetails({ job }: { job: JobOverview }) {
  const salary = salaryRange(job.salary);
  const facts = [
    ['Location', placeOf(job)],
    ['Job type', job.jobType && sentenceCase(job.jobType)],
    ['Working hours', job.workingHours && sentenceCase(job.workingHours)],
  ] as const;
  return (
    <div className="grid gap-5">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(
          ([label, value]) =>
            value && (
              <li key={label}>
                <span className="text-muted">{label}:</span> {value}
              </li>
            ),
        )}
        <li>{salary ? <Salary range={salary} /> : 'Salary: Not provided'}</li>
      </ul>
      <p dir="auto" className="max-w-measure leading-[1.6] wrap-anywhere whitespace-pre-line">
        {job.description}
      </p>
      {job.benefits.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">Benefits</h3>
          <ul className="grid gap-1.5">
            {[...new Set(job.benefits)].map((benefit) => (
              <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3 wrap-anywhere">
                <span aria-hidden="true" className="mt-[0.6em] h-[3px] w-2.5 rounded-full bg-accent" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const Salary = ({ range }: { range: string }) => (
  <>
    <span className="text-muted">Salary:</span> {range}
  </>
);
