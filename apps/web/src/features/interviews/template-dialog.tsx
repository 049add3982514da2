import { createTemplate, listTemplates, saveTemplate } from '@candela/contract/interviews/templates.routes.ts';
import { fillTemplate, type InterviewTemplate, type TemplateInput } from '@candela/contract/interviews/templates.ts';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/interviews/templates.ts')).templateInputSchema;

/** An invented candidate, so that the words can be read with names in them. */
const example = { name: 'Maya Lindqvist', job: 'Community nurse', company: 'Fernhill Care' };

interface TemplateDialogProps {
  /** Null writes a new one. */
  template: InterviewTemplate | null;
  onClose(): void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={template ? 'Edit template' : 'New template'}
      description="{name}, {job} and {company} are filled in."
    >
      <TemplateForm template={template} onClose={onClose} />
    </Dialog>
  );
}

function TemplateForm({ template, onClose }: TemplateDialogProps) {
  const save = useChange<TemplateInput>({
    change: (body) =>
      template ? api.call(saveTemplate, { params: { id: template.id }, body }) : api.call(createTemplate, { body }),
    invalidates: [listTemplates],
  });
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: {
      name: template?.name ?? '',
      title: template?.title ?? 'Interview: {name}, {job}',
      description: template?.description ?? '',
    },
    parse: async (values: TemplateInput) => parseWith(await loadRules(), values),
    fallback: 'The template could not be saved. Please try again.',
    submit: async (input: TemplateInput) => {
      await save.mutateAsync(input);
      toast.success('Saved');
      onClose();
    },
  });
  const { register } = form;
  const { title = '', description = '' } = form.watch();
  return (
    <form {...formProps} className="grid gap-4" aria-label="Template">
      <Field label="Name" required error={errorOf('name')} hint="Only your team sees it.">
        <Input {...register('name')} maxLength={80} placeholder="Work sample" />
      </Field>
      <Field label="Title" required error={errorOf('title')}>
        <Input {...register('title')} maxLength={200} />
      </Field>
      <Field label="Description" error={errorOf('description')} hint="Everyone who is invited sees it.">
        <Textarea {...register('description')} rows={5} maxLength={5000} />
      </Field>
      <section aria-label="Preview" className="grid gap-1 rounded-md border border-line bg-sunken p-3 text-sm/5">
        <p className="font-medium break-words">{fillTemplate(title, example)}</p>
        {description && (
          <p className="break-words whitespace-pre-line text-muted">{fillTemplate(description, example)}</p>
        )}
      </section>
      <FormFailure failure={failure} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSending}>
          Save template
        </Button>
      </div>
    </form>
  );
}
