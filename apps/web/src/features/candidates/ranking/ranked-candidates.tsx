import { exportRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { datedFileName, saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { useRememberedFlag } from '#lib/use-remembered.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import type { CandidatesParams, ChangeCandidates } from '../shared/candidates-params.ts';
import { useBlindMode, usePageSize } from '../shared/remembered.ts';
import type { CompanyAndJob } from '../shared/use-company-and-job.ts';
import { JobRanking } from './job-ranking.tsx';
import { RankingSkeleton } from './ranking-skeleton.tsx';
import { NoCompanies, NothingChosen } from './ranking-states.tsx';
import { RankingToolbar } from './ranking-toolbar.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useRefresh } from './use-refresh.ts';

export interface RankedCandidatesProps {
  choice: CompanyAndJob;
  params: CandidatesParams;
  change: ChangeCandidates;
  /** CVs are being read: the list will grow. */
  isReading: boolean;
  /** Opens what CVs are uploaded with. */
  onUpload(): void;
}

/** The people a job has, best first, once a company and a job are chosen. */
export function RankedCandidates({ choice, params, change, isReading, onUpload }: RankedCandidatesProps) {
  const [isBlind, setIsBlind] = useBlindMode();
  const [hasKeys, setHasKeys] = useRememberedFlag('candidatesShortcuts', true);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { refresh, isRefreshing } = useRefresh();
  const [isExporting, setIsExporting] = useState(false);

  const save = async (jobId: string) => {
    setIsExporting(true);
    try {
      const query = { minScore: params.minScore, isBlind: isBlind ? '1' : '0' } as const;
      const csv = await api.call(exportRanking, { params: { jobId }, query });
      saveCsv(datedFileName('ranking', 'csv'), csv);
    } catch (error) {
      toast.error(toFailure(error, 'The file could not be created. Please try again.').message);
    } finally {
      setIsExporting(false);
    }
  };

  const { companiesQuery, job } = choice;
  if (companiesQuery.data?.data.length === 0) return <NoCompanies />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <RankingToolbar
        choice={choice}
        params={params}
        change={change}
        isBlind={isBlind}
        onBlindChange={setIsBlind}
        isRefreshing={isRefreshing}
        onRefresh={() => void refresh()}
        isExporting={isExporting}
        onExport={() => job && void save(job._id)}
        onHelp={() => setIsHelpOpen(true)}
      />
      <Content
        choice={choice}
        params={params}
        change={change}
        isReading={isReading}
        onUpload={onUpload}
        isBlind={isBlind}
        hasKeys={hasKeys}
        onHelp={() => setIsHelpOpen(true)}
      />
      {isHelpOpen && (
        <ShortcutsDialog hasKeys={hasKeys} onHasKeysChange={setHasKeys} onClose={() => setIsHelpOpen(false)} />
      )}
    </div>
  );
}

interface ContentProps extends RankedCandidatesProps {
  isBlind: boolean;
  hasKeys: boolean;
  onHelp(): void;
}

function Content({ choice, ...rest }: ContentProps) {
  const [pageSize] = usePageSize();
  const { companiesQuery, jobsQuery, company, jobs, job } = choice;
  const failed = [companiesQuery, jobsQuery].find(({ error, data }) => error && data === undefined);
  if (job) return <JobRanking key={job._id} job={job} {...rest} />;
  if (failed) {
    return <LoadFailure query={failed} />;
  }
  if (choice.isSettling) return <RankingSkeleton rows={pageSize} />;
  return <NothingChosen hasNoJobs={company !== undefined && jobs.length === 0} />;
}
