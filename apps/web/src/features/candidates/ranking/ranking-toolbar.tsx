import { Download, GitCompareArrows, Keyboard, RotateCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { CandidatesParams, ChangeCandidates } from '../candidates-params.ts';
import { usePageSize } from '../remembered.ts';
import { ScoreAgain } from '../versions/score-again.tsx';
import { versionsPath } from '../versions/versions-params.ts';
import { MinScoreField } from './min-score-field.tsx';
import type { CompanyAndJob } from './use-company-and-job.ts';

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

export function RankingToolbar(props: RankingToolbarProps) {
  const { choice, params, change } = props;
  const { companies, jobs, company, job } = choice;
  const [pageSize] = usePageSize();
  // A link may show a job that is not active any more; the select says so.
  const isUnlisted = job && !jobs.some(({ _id }) => _id === job._id);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Company" required className="min-w-0 flex-1 basis-full sm:max-w-64 sm:basis-48">
          <Select
            value={company?._id ?? ''}
            disabled={companies.length === 0}
            onChange={(event) => change({ companyId: event.target.value || undefined, jobId: undefined })}
          >
            <option value="">{companies.length === 0 ? 'No companies' : 'Choose a company'}</option>
            {companies.map(({ _id, companyName }) => (
              <option key={_id} value={_id}>
                {companyName}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Job" required className="min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-56">
          <Select
            value={job?._id ?? ''}
            disabled={!company}
            onChange={(event) => change({ jobId: event.target.value || undefined })}
          >
            <option value="">{company && jobs.length === 0 && !job ? 'No active jobs' : 'Choose a job'}</option>
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
        <MinScoreField value={params.minScore} onChange={(minScore) => change({ minScore }, { replace: true })} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Button
            loading={props.isRefreshing}
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={props.onRefresh}
          >
            Refresh
          </Button>
          <Button
            loading={props.isExporting}
            disabled={!job}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={props.onExport}
          >
            Export CSV
          </Button>
          <IconButton label="Keyboard shortcuts" variant="secondary" className="max-md:hidden" onClick={props.onHelp}>
            <Keyboard />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Switch
          label="Blind mode"
          hint="Names, contacts and file names stay hidden, in the list and in every CV, until you switch it off."
          checked={props.isBlind}
          onCheckedChange={props.onBlindChange}
          className="flex-row-reverse justify-end"
        />
        {job && (
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
            <ScoreAgain key={job._id} job={job} page={{ page: params.page, pageSize, minScore: params.minScore }} />
            <ButtonLink to={versionsPath(job._id)}>
              <GitCompareArrows aria-hidden="true" className="size-4" />
              Compare versions
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
