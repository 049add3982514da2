import { listMerges, type Merge, undoMerge } from '@candela/contract/duplicates/duplicates.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { When } from '#ui/when.tsx';

/** The latest merges, each with the way back or why there is none. Nothing where nothing was merged. */
export function MergesCard() {
  const { data } = useQuery(apiQuery(listMerges));
  if (!data || data.data.length === 0) return null;
  return (
    <Card title="Recently merged" flush>
      <ul className="divide-y divide-line border-t border-line">
        {data.data.map((merge) => (
          <MergeRow key={merge.mergedId} merge={merge} />
        ))}
      </ul>
    </Card>
  );
}

const nameOf = (name: string) => name || 'No name found';

function MergeRow({ merge }: { merge: Merge }) {
  const { mergedId, mergedName, mergedEmail, candidateId, name, mergedAt, mergedBy, obstacle } = merge;
  const undo = useChange({
    invalidates: staleAfter.record,
    change: () => api.call(undoMerge, { params: { id: mergedId } }),
  });
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-medium">{nameOf(mergedName)}</span>
          {mergedEmail && <span className="text-muted"> ({mergedEmail})</span>} into{' '}
          <Link to={`/dashboard/candidates/${candidateId}`} className="font-medium underline-offset-3 hover:underline">
            {nameOf(name)}
          </Link>
        </p>
        <p className="text-[13px]/5 text-muted">
          <When at={mergedAt} />
          {mergedBy && ` by ${mergedBy}`}
          {obstacle && <span className="block">Cannot be undone: {obstacle}</span>}
        </p>
      </div>
      {obstacle === null && (
        <ConfirmDialog
          trigger={
            <Button
              size="sm"
              className="justify-self-start"
              icon={<Undo2 aria-hidden="true" className="size-4" />}
              aria-label={`Undo merging ${nameOf(mergedName)} into ${nameOf(name)}`}
            >
              Undo
            </Button>
          }
          tone="primary"
          title="Undo this merge?"
          description={`${nameOf(mergedName)} and ${nameOf(name)} each have the CVs, applications, notes and files they had, with what happened to them since. Both are scored again.`}
          confirmLabel="Undo the merge"
          onConfirm={async () => {
            await undo.mutateAsync();
            toast.success('The records are separate again.');
          }}
        />
      )}
    </li>
  );
}
