import { IfMay } from '#components/if-may.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';

export const ReportsPage = () => (
  <>
    <PageHeader title="Reports" description="What to know before an interview, on a few pages to read or print." />
    <div className="grid gap-8">
      <IfMay permission="report.create">
        <ReportForm />
      </IfMay>
      <ReportList />
    </div>
  </>
);
