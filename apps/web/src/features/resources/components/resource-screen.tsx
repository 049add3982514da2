import type { AdminResource } from '@candela/contract/resources/editor.routes.ts';
import { Eye, PenLine, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '#components/back-link.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { defineAddress, oneOf } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { cn } from '#lib/class-names.ts';
import { useTabTitle } from '#lib/use-tab-title.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { isStuck } from '../draft-saver.ts';
import { typeNames } from '../resource-words.ts';
import { useResourceEditor } from '../use-resource-editor.ts';
import { DetailsPanel } from './details-panel.tsx';
import { DraftAlerts } from './draft-alerts.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ResourceStateBadge } from './resource-state-badge.tsx';
import { SaveStatus } from './save-status.tsx';
import { WritePane } from './write-pane.tsx';

const views = ['write', 'details', 'preview'] as const;
type View = (typeof views)[number];
const address = defineAddress({ view: oneOf(views, 'write') });

const segments = [
  { value: 'write', label: 'Write', icon: <PenLine aria-hidden="true" /> },
  { value: 'details', label: 'Details', icon: <SlidersHorizontal aria-hidden="true" />, className: 'xl:hidden' },
  { value: 'preview', label: 'Preview', icon: <Eye aria-hidden="true" /> },
] as const;

/** Writing, and everything that leads to a page of the public site. */
export function ResourceScreen({ resource }: { resource: AdminResource }) {
  const [{ view }, change] = useAddressState(address);
  const [dialog, setDialog] = useState<{ kind: 'link' } | { kind: 'image'; file: File | null } | null>(null);
  const draft = useResourceEditor(resource, {
    onLink: () => setDialog({ kind: 'link' }),
    onPicture: (file) => setDialog({ kind: 'image', file }),
  });
  const { state, save, editor } = draft;

  const show = (next: View) => {
    if (next === 'preview') save();
    change({ view: next }, { replace: true });
  };
  const status = <SaveStatus state={state} updatedAt={resource.updatedAt} onRetry={save} />;
  const closeDialog = () => {
    setDialog(null);
    editor.commands.focus();
  };

  return (
    <div className="grid gap-5">
      <header className="grid gap-3">
        <BackLink to="/admin/resources" className="justify-self-start">
          All resources
        </BackLink>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ResourceTitle resource={resource} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {view !== 'write' && status}
            <div className="flex items-center gap-2">
              <HistorySheet resource={resource} draft={draft} />
              <SegmentedControl<View> label="View" value={view} onChange={show} segments={segments} />
            </div>
          </div>
        </div>
        <DraftAlerts resource={resource} draft={draft} />
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Out of sight it keeps its cursor and what can be undone. */}
        <div className={cn('min-w-0', view === 'preview' && 'hidden', view === 'details' && 'max-xl:hidden')}>
          <WritePane
            draft={draft}
            status={view === 'write' && status}
            onLink={() => setDialog({ kind: 'link' })}
            onImage={() => setDialog({ kind: 'image', file: null })}
          />
        </div>
        {view === 'preview' && <PreviewPane id={resource.id} revision={resource.revision} />}
        <aside aria-label="Publishing and details" className={cn('grid gap-6', view !== 'details' && 'max-xl:hidden')}>
          <PublishPanel resource={resource} draft={draft} />
          <DetailsPanel resource={resource} draft={draft} />
        </aside>
      </div>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog?.kind === 'image' && <ImageDialog editor={editor} file={dialog.file} onClose={closeDialog} />}
      <UnsavedGuard isDirty={isStuck(state)} leaves={() => false} />
    </div>
  );
}

function ResourceTitle({ resource: { title, type, state, scheduledFor } }: { resource: AdminResource }) {
  useTabTitle(title);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h1 className="text-xl/7 font-semibold tracking-tight">{typeNames[type].one}</h1>
      <ResourceStateBadge state={state} scheduledFor={scheduledFor} />
    </div>
  );
}
