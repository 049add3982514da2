import { Hourglass } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** The specification keeps these pages as placeholders. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          icon={<Hourglass />}
          title="Coming soon"
          description={`${title} will appear here.`}
          className="py-20"
        />
      </div>
    </>
  );
}
