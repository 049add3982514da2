import { type AdminResource, getAdminResource } from '@candela/contract/resources/editor.routes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { apiQuery, queryClient } from '#lib/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { formatClock } from '../local-date.ts';
import type { ResourceEditor } from '../use-resource-editor.ts';
import { decisionId } from './save-status.tsx';

export interface DraftAlertsProps {
  resource: AdminResource;
  draft: ResourceEditor;
}

/** What needs a decision about whose words to keep. */
export function DraftAlerts({ resource, draft }: DraftAlertsProps) {
  const { copy, state, restoreCopy, discardCopy } = draft;
  return (
    <>
      {copy && (
        <Alert
          tone="warning"
          title={`Changes from ${formatClock(copy.at, Date.now())} were not saved`}
          action={
            <div className="flex flex-wrap justify-end gap-2">
              <Button size="sm" onClick={discardCopy}>
                Discard
              </Button>
              <Button size="sm" variant="primary" onClick={restoreCopy}>
                Restore
              </Button>
            </div>
          }
        >
          This browser still has them.
        </Alert>
      )}
      <div id={decisionId} className="empty:hidden">
        {state.phase === 'conflict' && <Conflict resource={resource} draft={draft} />}
      </div>
    </>
  );
}

function Conflict({ resource, draft: { saver, loadTheirs, keepMine } }: DraftAlertsProps) {
  const [busy, setBusy] = useState<'theirs' | 'mine' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { queryKey } = apiQuery(getAdminResource, { params: { id: resource.id } });
  // To say whose it is.
  const askWho = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  useEffect(() => askWho(), []);
  const isTheirsHere = resource.revision > saver.getRevision();
  const decide = async (side: 'theirs' | 'mine', work: () => Promise<unknown>) => {
    setBusy(side);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(toFailure(error, 'That did not work. Please try again.').message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Alert tone="danger" title="This draft was changed elsewhere">
      <div className="grid gap-3">
        <p>
          {isTheirsHere && resource.updatedBy
            ? `${resource.updatedBy} saved it at ${formatClock(Date.parse(resource.updatedAt), Date.now())}. `
            : ''}
          Your latest changes are on this screen only. Choose which to keep; the other is discarded.
        </p>
        {failure && <p className="text-danger-text">{failure}</p>}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            loading={busy === 'theirs'}
            disabled={busy === 'mine'}
            onClick={() => decide('theirs', loadTheirs)}
          >
            Load the saved draft
          </Button>
          <Button
            size="sm"
            loading={busy === 'mine'}
            disabled={busy === 'theirs'}
            onClick={() => decide('mine', keepMine)}
          >
            Keep mine (overwrite)
          </Button>
        </div>
      </div>
    </Alert>
  );
}
