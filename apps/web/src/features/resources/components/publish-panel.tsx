import {
  type AdminResource,
  deleteResource,
  listAdminResources,
  publishResource,
  unpublishResource,
} from '@candela/contract/resources/editor.routes.ts';
import { CalendarClock, ExternalLink, EyeOff, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDay, formatMoment } from '../local-date.ts';
import { addressStart } from '../resource-words.ts';
import { staleAfterChange } from '../stale-after-change.ts';
import type { ResourceEditor } from '../use-resource-editor.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

export interface PublishPanelProps {
  resource: AdminResource;
  draft: ResourceEditor;
}

/** What visitors see of it, and every way to change that. */
export function PublishPanel({ resource, draft }: PublishPanelProps) {
  const { id, state, type, slug, missing, scheduledFor } = resource;
  const missingId = useId();
  const isLive = resource.liveVersion !== null;
  const isOffered = state !== 'published' || scheduledFor !== null;
  const isReady =
    missing.length === 0 && Object.keys(draft.state.held).length === 0 && draft.state.phase !== 'conflict';

  const publish = (at: Date | null) =>
    draft.run((revision) =>
      api.call(publishResource, { params: { id }, body: { revision, at: at?.toISOString() ?? null } }),
    );
  const publishNow = useChange({ invalidates: staleAfterChange, change: () => publish(null) });

  return (
    <Card title="Publish">
      <div className="grid gap-4">
        <p aria-live="polite">{stateInWords(resource)}</p>
        {isOffered && missing.length > 0 && <Missing id={missingId} reasons={missing} />}
        {publishNow.error && (
          <Alert tone="danger">{toFailure(publishNow.error, publishNow.error.message).message}</Alert>
        )}
        {isOffered && (
          <div className="grid gap-2">
            <Button
              variant="primary"
              block
              disabled={!isReady}
              aria-describedby={missing.length > 0 ? missingId : undefined}
              loading={publishNow.isPending}
              onClick={() => publishNow.mutate()}
            >
              {isLive ? 'Publish changes' : 'Publish now'}
            </Button>
            <ScheduleDialog
              scheduledFor={scheduledFor}
              onSchedule={publish}
              trigger={
                <Button block disabled={!isReady} icon={<CalendarClock aria-hidden="true" className="size-4" />}>
                  {scheduledFor ? 'Change the date' : 'Publish at a date'}
                </Button>
              }
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isLive && <ViewOnSite address={`${addressStart(type)}${slug}`} />}
          {(isLive || scheduledFor !== null) && <Unpublish resource={resource} />}
          {!isLive && scheduledFor === null && <Delete resource={resource} draft={draft} />}
        </div>
      </div>
    </Card>
  );
}

function Missing({ id, reasons }: { id: string; reasons: readonly string[] }) {
  return (
    <div id={id} className="grid gap-1 rounded-md bg-warning-soft px-3 py-2.5 text-[13px]/5">
      <p className="font-medium text-warning-text">Missing before it can be published:</p>
      <ul className="list-disc pl-4">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function ViewOnSite({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClasses({ size: 'sm' })}>
      View on site
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function stateInWords({ state, publishedAt, scheduledFor, liveVersion }: AdminResource): string {
  if (scheduledFor !== null) {
    return liveVersion === null
      ? `Goes live on ${formatMoment(scheduledFor)}. Until then visitors do not see it.`
      : `Live. A newer version replaces it on ${formatMoment(scheduledFor)}.`;
  }
  if (state === 'draft') return 'A draft. Visitors do not see it.';
  const since = publishedAt === null ? 'Live' : `Live since ${formatDay(publishedAt)}`;
  return state === 'changed' ? `${since}, with changes that visitors do not see yet.` : `${since}, as it stands here.`;
}

function Unpublish({ resource: { id, liveVersion } }: Pick<PublishPanelProps, 'resource'>) {
  // Not by way of the saver: a draft that cannot be saved must not keep anything on the site.
  const unpublish = useChange({
    invalidates: staleAfterChange,
    change: () => api.call(unpublishResource, { params: { id } }),
  });
  const isLive = liveVersion !== null;
  const label = isLive ? 'Unpublish' : 'Cancel the date';
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" icon={<EyeOff aria-hidden="true" className="size-4" />}>
          {label}
        </Button>
      }
      title={isLive ? 'Take it off the site?' : 'Cancel the publication?'}
      description={
        isLive
          ? 'Visitors will no longer find it, and what is scheduled is cancelled. The draft and its history stay.'
          : 'It stays a draft until you publish it.'
      }
      confirmLabel={label}
      cancelLabel="Keep it"
      onConfirm={() => unpublish.mutateAsync()}
    />
  );
}

function Delete({ resource: { id, title }, draft }: PublishPanelProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden="true" className="size-4" />}>
          Delete
        </Button>
      }
      title="Delete this resource?"
      description={`“${title}” and its history are deleted permanently.`}
      confirmLabel="Delete resource"
      onConfirm={async () => {
        await api.call(deleteResource, { params: { id } });
        draft.abandon();
        toast.success('Deleted');
        await navigate('/admin/resources');
        await invalidate([listAdminResources]);
      }}
    />
  );
}
