import type { ResourcesSummary } from '@candela/contract/resources/resources.schemas.ts';
import { kept } from './kept.tsx';
import { resourceKinds } from './resource-kinds.ts';
import { ResourceRow } from './resource-row.tsx';

/** The rows that have something in them; a word for none, and for not knowing. */
export const ResourcesSummaryRows = kept('resources', ({ summary }: { summary: ResourcesSummary | null }) => {
  if (!summary) return <p className="text-muted">Content is temporarily unavailable...</p>;
  const filled = resourceKinds.filter(({ key }) => summary[key].length > 0);
  if (filled.length === 0) return <p className="text-muted">Fresh resources are nearly here</p>;
  return (
    <div className="grid gap-14">
      {filled.map((kind) => (
        <ResourceRow key={kind.type} kind={kind} items={summary[kind.key]} />
      ))}
    </div>
  );
});
