import { deleteTemplate, listTemplates } from '@candela/contract/interviews/templates.routes.ts';
import type { InterviewTemplate } from '@candela/contract/interviews/templates.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** The organisation's words for its interviews, chosen in the form that schedules one. */
export function TemplatesCard() {
  const query = useQuery(apiQuery(listTemplates));
  const mayWrite = useMay('process.write');
  const [edited, setEdited] = useState<InterviewTemplate | 'new' | null>(null);
  return (
    <Card
      title="Interview templates"
      description="Titles and descriptions to choose from when an interview is scheduled."
      flush
      actions={
        mayWrite && (
          <Button size="sm" icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setEdited('new')}>
            New template
          </Button>
        )
      }
    >
      <QueryState query={query} isFlush skeleton={<SkeletonRows rows={2} label="Loading templates" />}>
        {({ data }) => <TemplateList templates={data} mayWrite={mayWrite} onEdit={setEdited} />}
      </QueryState>
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface TemplateListProps {
  templates: readonly InterviewTemplate[];
  mayWrite: boolean;
  onEdit(template: InterviewTemplate): void;
}

function TemplateList({ templates, mayWrite, onEdit }: TemplateListProps) {
  if (templates.length === 0) {
    const what = mayWrite ? 'Write one for each kind of interview you hold often.' : 'None were written so far.';
    return <EmptyState icon={<FileText />} title="No templates yet" description={what} />;
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {templates.map((template) => (
        <li key={template.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
          <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
            <h3 className="font-medium break-words">{template.name}</h3>
            <p className="text-[13px]/5 break-words text-muted">{template.title}</p>
          </div>
          {mayWrite && (
            <div className="flex gap-2">
              <Button size="sm" aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
                Edit
              </Button>
              <DeleteButton template={template} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function DeleteButton({ template: { id, name } }: { template: InterviewTemplate }) {
  const remove = useChange({
    change: () => api.call(deleteTemplate, { params: { id } }),
    invalidates: [listTemplates],
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={`Delete ${name}`}>
          Delete
        </Button>
      }
      tone="danger"
      title={`Delete the template “${name}”?`}
      description="Existing interviews keep their text."
      confirmLabel="Delete"
      onConfirm={() => remove.mutateAsync()}
    />
  );
}
