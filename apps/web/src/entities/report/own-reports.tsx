import { listOwnReports, type OwnReport } from '@candela/contract/reports/reports.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OwnReportDialog } from './own-report-dialog.tsx';

/** Reports that were made about the candidate for this job, and what they say; nothing where there is none. */
export function OwnReports({ jobId }: { jobId: string }) {
  const { data } = useQuery(apiQuery(listOwnReports));
  const [opened, setOpened] = useState<OwnReport | null>(null);
  const reports = data?.data.filter((report) => report.jobId === jobId) ?? [];
  const [first] = reports;
  if (!first) return null;
  return (
    <Card
      title="Pre-interview report"
      description={`${first.companyName} had this made to prepare your interview. You can read what it says about you.`}
    >
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="text-sm/5">
              Version {report.version},{' '}
              <time dateTime={report.createdAt} title={fullText(report.createdAt)} className="text-muted">
                {dayText(report.createdAt)}
              </time>
            </span>
            <Button
              size="sm"
              onClick={() => setOpened(report)}
              aria-label={`Read version ${report.version} of the report`}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
      {opened && <OwnReportDialog report={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
