import type { BoardJob } from '@candela/contract/applications/board.routes.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { ApplicationsParams, ChangeApplications } from './applications-params.ts';

export interface PlaceFilterProps {
  params: ApplicationsParams;
  change: ChangeApplications;
  jobs: readonly BoardJob[];
}

/** Company and job, as the address says them. */
export function PlaceFilter({ params, change, jobs }: PlaceFilterProps) {
  const companies = [...new Map(jobs.map(({ companyId, companyName }) => [companyId, companyName]))].sort(
    ([, one], [, other]) => one.localeCompare(other),
  );
  const offered = params.companyId ? jobs.filter(({ companyId }) => companyId === params.companyId) : jobs;
  const chooseCompany = (companyId: string | undefined) => {
    const keepsJob = !companyId || jobs.some((job) => job._id === params.jobId && job.companyId === companyId);
    change({ companyId, ...(!keepsJob && { jobId: undefined }) });
  };
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-2">
      <Field label="Company" hideLabel required className="w-52 min-w-0 max-sm:w-full md:max-xl:w-44">
        <Select value={params.companyId ?? ''} onChange={(event) => chooseCompany(event.target.value || undefined)}>
          <option value="">All companies</option>
          {companies.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Job" hideLabel required className="w-64 min-w-0 max-sm:w-full md:max-xl:w-56">
        <Select value={params.jobId ?? ''} onChange={(event) => change({ jobId: event.target.value || undefined })}>
          <option value="">All jobs</option>
          {offered.map(({ _id, title, status }) => (
            <option key={_id} value={_id}>
              {status === 'Active' ? title : `${title} (${status})`}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
