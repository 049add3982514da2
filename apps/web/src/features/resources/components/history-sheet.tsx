import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { type AdminResource, getResourceHistory, restoreVersion } from '@candela/contract/resources/editor.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { formatFull, formatMoment } from '../local-date.ts';
import { eventWords } from '../resource-words.ts';
import type { ResourceEditor } from '../use-resource-editor.ts';

type ResourceHistory = RouteOutput<typeof getResourceHistory>['data'];

export interface HistorySheetProps {
  resource: AdminResource;
  draft: ResourceEditor;
}

export function HistorySheet({ resource, draft }: HistorySheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      title="History"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" icon={<History aria-hidden="true" className="size-4" />}>
          History
        </Button>
      }
    >
      <HistoryContent resource={resource} draft={draft} onRestored={() => setIsOpen(false)} />
    </Sheet>
  );
}

function HistoryContent({ resource, draft, onRestored }: HistorySheetProps & { onRestored(): void }) {
  const history = useQuery(apiQuery(getResourceHistory, { params: { id: resource.id } }));
  return (
    <QueryState query={history} skeleton={<SkeletonRows rows={4} label="Loading the history" />}>
      {({ data }) => (
        <div className="grid gap-6">
          <section className="grid gap-2">
            <h3 className="text-[13px]/5 font-medium text-muted">Published versions</h3>
            {data.versions.length === 0 ? (
              <p className="text-muted">None yet. Each time it is published, a version is kept here.</p>
            ) : (
              <ul className="divide-y divide-line rounded-md border border-line">
                {data.versions.map((version) => (
                  <li key={version.number} className="flex items-start justify-between gap-3 px-3 py-2.5">
                    <div className="grid min-w-0 gap-0.5">
                      <p className="flex flex-wrap items-center gap-2 font-medium">
                        Version {version.number} {version.isLive && <Badge tone="success">Live</Badge>}
                      </p>
                      <p className="wrap-anywhere">{version.title}</p>
                      <Byline at={version.createdAt} name={version.createdBy} />
                    </div>
                    <Restore resource={resource} draft={draft} version={version} onRestored={onRestored} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          {data.events.length > 0 && (
            <section className="grid gap-2">
              <h3 className="text-[13px]/5 font-medium text-muted">What happened</h3>
              <ol className="grid gap-3">
                {data.events.map((event) => (
                  <li key={event.id} className="grid gap-0.5 border-l-2 border-line pl-3">
                    <p className="wrap-anywhere">
                      <span className="font-medium">{event.actor ?? 'Candela'}</span> {eventWords(event, formatMoment)}
                    </p>
                    <Byline at={event.at} name={null} />
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      )}
    </QueryState>
  );
}

function Byline({ at, name }: { at: string; name: string | null }) {
  return (
    <p className="text-[13px]/5 text-muted">
      <time dateTime={at} title={formatFull(at)}>
        {formatMoment(at)}
      </time>
      {name && `, ${name}`}
    </p>
  );
}

interface RestoreProps extends HistorySheetProps {
  version: ResourceHistory['versions'][number];
  onRestored(): void;
}

/** Asks only when the draft holds words that no version has. */
function Restore({ resource, draft, version, onRestored }: RestoreProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isDraftUnpublished = resource.state === 'changed' || resource.state === 'draft';

  const restore = async () => {
    await draft.run(
      (revision) =>
        api.call(restoreVersion, { params: { id: resource.id }, body: { revision, number: version.number } }),
      { showsDraft: true },
    );
    toast.success(`Version ${version.number} is in the draft`);
    onRestored();
  };
  const start = async () => {
    if (isDraftUnpublished) return setIsAsking(true);
    setIsBusy(true);
    try {
      await restore();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That did not work. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        loading={isBusy}
        aria-label={`Restore version ${version.number} into the draft`}
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        onClick={() => void start()}
      >
        Restore
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Replace the draft with version ${version.number}?`}
        description="The draft has changes that were never published. They are replaced; the public page does not change."
        confirmLabel="Restore into draft"
        cancelLabel="Keep the draft"
        onConfirm={restore}
      />
    </>
  );
}
