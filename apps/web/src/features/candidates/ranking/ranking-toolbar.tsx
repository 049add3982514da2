import { RotateCw } from 'lucide-react';
import { cn } from '#lib/class-names.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { CandidatesParams, ChangeCandidates } from '../shared/candidates-params.ts';
import { usePageSize } from '../shared/remembered.ts';
import type { CompanyAndJob } from '../shared/use-company-and-job.ts';
import { MinScoreField } from './min-score-field.tsx';
import { RankingMenu } from './ranking-menu.tsx';

export interface RankingToolbarProps {
  choice: CompanyAndJob;
  params: CandidatesParams;
  change: ChangeCandidates;
  isBlind: boolean;
  onBlindChange(isBlind: boolean): void;
  isRefreshing: boolean;
  onRefresh(): void;
  isExporting: boolean;
  onExport(): void;
  onHelp(): void;
}

/** One row: what is ranked, from which score on, and what is done now and then behind the dots. */
export function RankingToolbar(props: RankingToolbarProps) {
  const { choice, params, change } = props;
  const { job } = choice;
  const [pageSize] = usePageSize();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:min-h-row">
      <JobSelects choice={choice} change={change} />
      <MinScoreField value={params.minScore} onChange={(minScore) => change({ minScore }, { replace: true })} />
      <Switch
        label={
          <>
            Blind<span className="max-sm:sr-only md:max-xl:sr-only"> mode</span>
          </>
        }
        title="Names, contacts and file names stay hidden, in the list and in every CV, until you switch it off."
        checked={props.isBlind}
        onCheckedChange={props.onBlindChange}
        className="gap-2"
      />
      <div className="ml-auto flex items-center gap-2">
        <IconButton label="Refresh" variant="secondary" disabled={props.isRefreshing} onClick={props.onRefresh}>
          <RotateCw className={cn(props.isRefreshing && 'animate-spin')} />
        </IconButton>
        {job && (
          <RankingMenu
            key={job._id}
            job={job}
            page={{ page: params.page, pageSize, minScore: params.minScore }}
            isExporting={props.isExporting}
            onExport={props.onExport}
            onHelp={props.onHelp}
          />
        )}
      </div>
    </div>
  );
}

function JobSelects({ choice, change }: Pick<RankingToolbarProps, 'choice' | 'change'>) {
  const { companies, companiesQuery, jobs, company, job, forget, isSettling } = choice;
  const hasNoCompanies = companies.length === 0 && !companiesQuery.error;
  // A link may show a job that is not active any more; the select says so.
  const isUnlisted = job && !jobs.some(({ _id }) => _id === job._id);
  const hasNoJobs = company && jobs.length === 0 && !job;
  const choose = (next: { companyId?: string; jobId: string | undefined }) => {
    if (!next.jobId) forget();
    change(next);
  };
  return (
    <div className="grid min-w-0 flex-1 basis-full grid-cols-2 gap-2 md:max-w-120 md:basis-72">
      <Field label="Company" hideLabel required className="min-w-0">
        <Select
          value={company?._id ?? ''}
          disabled={companies.length === 0}
          onChange={(event) => choose({ companyId: event.target.value || undefined, jobId: undefined })}
        >
          <option value="">{isSettling ? 'Loading…' : hasNoCompanies ? 'No companies' : 'Choose company'}</option>
          {companies.map(({ _id, companyName }) => (
            <option key={_id} value={_id}>
              {companyName}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Job" hideLabel required className="min-w-0">
        <Select
          value={job?._id ?? ''}
          disabled={!company}
          onChange={(event) => choose({ jobId: event.target.value || undefined })}
        >
          <option value="">{isSettling ? 'Loading…' : hasNoJobs ? 'No active jobs' : 'Choose job'}</option>
          {jobs.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
          {isUnlisted && (
            <option value={job._id}>
              {job.title} ({job.status})
            </option>
          )}
        </Select>
      </Field>
    </div>
  );
}
