import {
  type DuplicatePair,
  type DuplicateRecord,
  dismissDuplicates,
  mergeDuplicates,
} from '@candela/contract/duplicates/duplicates.routes.ts';
import { useId, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DuplicateRecordPanel } from './duplicate-record.tsx';
import { comparedRows, reasonWords, suggestedKeep } from './duplicate-words.ts';

/** Two records side by side: one person, or two. */
export function DuplicateCard({ pair }: { pair: DuplicatePair }) {
  const choice = useId();
  const [keepId, setKeepId] = useState(suggestedKeep(pair).candidateId);
  const [one, other] = pair.records;
  const [kept, merged] = keepId === one.candidateId ? [one, other] : [other, one];
  const rows = comparedRows(pair.records);
  const dismiss = useChange({
    invalidates: staleAfter.record,
    change: () => api.call(dismissDuplicates, { body: { candidateId: one.candidateId, otherId: other.candidateId } }),
    onSuccess: () => toast.success('These two are not suggested again.'),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card
      aria-label={`${one.name || 'A person without a name'} and ${other.name || 'a person without a name'}`}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            These are two people
          </Button>
          <MergeButton kept={kept} merged={merged} />
        </div>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          {pair.reasons.map((reason) => (
            <Badge key={reason} tone="info">
              {reasonWords[reason]}
            </Badge>
          ))}
        </div>
        <div role="radiogroup" aria-label="Record to keep" className="grid gap-4 md:grid-cols-2">
          {pair.records.map((record, side) => (
            <DuplicateRecordPanel
              key={record.candidateId}
              record={record}
              rows={rows}
              side={side === 0 ? 0 : 1}
              choice={choice}
              isKept={record.candidateId === keepId}
              onKeep={() => setKeepId(record.candidateId)}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}

function MergeButton({ kept, merged }: Record<'kept' | 'merged', DuplicateRecord>) {
  const merge = useChange({
    invalidates: staleAfter.record,
    change: () => api.call(mergeDuplicates, { body: { keepId: kept.candidateId, mergeId: merged.candidateId } }),
  });
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">Merge</Button>}
      tone="primary"
      title={`Merge into ${kept.name || 'this record'}?`}
      description="CVs, scores, applications and history of both are then in one record, which every company that knew either can see. Each company keeps the CV it ranked by. Of two applications to the same job the earlier stays. You can undo it below."
      confirmLabel="Merge records"
      onConfirm={async () => {
        await merge.mutateAsync();
        toast.success('The records have been merged.');
      }}
    />
  );
}
