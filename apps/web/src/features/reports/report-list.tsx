import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { downloadReport, listReports, type Report, reportSteps } from '@candela/contract/reports/reports.routes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { useCreateReport } from '#entities/report/use-create-report.ts';
import { WithoutAssessmentDialog } from '#entities/report/without-assessment-dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { distinct } from '#lib/distinct.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadOlder } from '#ui/load-older.tsx';
import { Progress } from '#ui/progress.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';

const pollMs = 1500;
const isBeingMade = ({ status }: Report): boolean => status === 'queued' || status === 'working';

const pageSize = 30;

/** Read again while one of them is being made. */
const useReports = () =>
  useInfiniteQuery({
    queryKey: [listReports.id],
    queryFn: ({ pageParam: page, signal }) => api.call(listReports, { query: { page, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }: RouteOutput<typeof listReports>) =>
      pagination.hasNext ? pagination.page + 1 : undefined,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isBeingMade)) ? pollMs : false),
  });

/** 'Your Reports', newest first; those that are being made say how far they are. */
export function ReportList() {
  const query = useReports();
  const mayCreate = useMay('report.create');
  return (
    <section aria-labelledby="your-reports" className="grid gap-3">
      <h2 id="your-reports" className="text-base/6 font-semibold">
        Your Reports
      </h2>
      <QueryState query={query} skeleton={<ReportsOutline />}>
        {({ pages }) =>
          pages[0]?.data.length === 0 ? (
            <div className="rounded-lg border border-line bg-surface">
              <EmptyState
                icon={<FileText />}
                title="No reports yet."
                description={
                  mayCreate
                    ? 'Choose a job and a candidate above to create the first one.'
                    : 'Reports that your colleagues create appear here.'
                }
              />
            </div>
          ) : (
            <>
              <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                {distinct(pages.flatMap(({ data }) => data)).map((report) => (
                  <ReportItem key={report.id} report={report} />
                ))}
              </ul>
              <LoadOlder query={query} noun="reports" className="justify-self-center" onLoad={query.fetchNextPage} />
            </>
          )
        }
      </QueryState>
    </section>
  );
}

export const ReportsOutline = () => (
  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {['first', 'second', 'third'].map((place) => (
      <SkeletonCard key={place} lines={1} label="Loading your reports" />
    ))}
  </div>
);

function ReportItem({ report }: { report: Report }) {
  const { candidateName, jobTitle, createdAt, version, isBlind, status, reason } = report;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 text-sm/5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 font-semibold break-words">{candidateName || 'No name found'}</h3>
          {version > 1 && <Badge>Version {version}</Badge>}
          {isBlind && <Badge tone="info">Blind</Badge>}
        </div>
        <p className="break-words text-muted">{jobTitle}</p>
        <time dateTime={createdAt} className="text-[13px]/5 text-muted">
          {formatDate(createdAt, 'moment', deviceZone())}
        </time>
      </div>
      {status === 'ready' && <DownloadButton report={report} />}
      {isBeingMade(report) && <Progress label="Being made" value={report.stepsDone} max={reportSteps} unit="steps" />}
      {status === 'failed' && (
        <div className="grid gap-3">
          <p className="text-danger-text">{reason}</p>
          <IfMay permission="report.create">
            <RetryButton report={report} />
          </IfMay>
        </div>
      )}
    </li>
  );
}

/** Makes the next version; what went wrong stays in the list as what it was. */
function RetryButton({ report: { jobId, candidateId, candidateName, isBlind } }: { report: Report }) {
  const { start, isStarting, held, goOn, giveUp } = useCreateReport();
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        loading={isStarting}
        aria-label={`Try again: the report of ${candidateName || 'No name found'}`}
        onClick={() => start({ jobId, candidateId, isBlind })}
      >
        Try again
      </Button>
      <WithoutAssessmentDialog isOpen={held !== null} onGoOn={goOn} onClose={giveUp} />
    </>
  );
}

/** Of an answer without a link in it. */
const noLink = 'Could not get download link';

function DownloadButton({ report: { id, candidateName } }: { report: Report }) {
  const download = useChange({
    invalidates: [],
    change: async () => {
      // Opened at once: a browser lets a click open a tab, but not an answer that comes later.
      const tab = window.open('', '_blank');
      try {
        const { url } = await api.call(downloadReport, { params: { id } });
        if (!url) throw new Error(noLink);
        if (tab) tab.location.href = url;
        else window.location.assign(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: ({ message }) => toast.error(message === noLink ? noLink : 'Failed to get download link'),
  });
  return (
    <Button
      size="sm"
      className="justify-self-start"
      loading={download.isPending}
      icon={<Download aria-hidden="true" className="size-4" />}
      aria-label={`Download the report of ${candidateName || 'No name found'}`}
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  );
}
