import { requiredText } from '@candela/contract/kernel/fields.ts';
import { createResource } from '@candela/contract/resources/editor.routes.ts';
import { type ResourceType, resourceTypeSchema, resourceTypes } from '@candela/contract/resources/resources.schemas.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { limits } from '../resource-draft.ts';
import { editorPath, typeNames } from '../resource-words.ts';
import { staleAfterChange } from '../stale-after-change.ts';

export interface NewResourceDialogProps {
  /** The type one was looking at. */
  type: ResourceType | undefined;
  onClose(): void;
}

const newResourceSchema = z.object({
  type: resourceTypeSchema,
  title: requiredText(limits.title, 'Title is required'),
});

/** Type and title are enough to begin; the rest is the editor's. */
export function NewResourceDialog({ type = 'blog', onClose }: NewResourceDialogProps) {
  const navigate = useNavigate();
  const formId = useId();
  const create = useChange({
    invalidates: staleAfterChange,
    change: (body: { type: ResourceType; title: string }) => api.call(createResource, { body }),
  });
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: { type, title: '' },
    parse: (values) => parseWith(newResourceSchema, values),
    submit: (body) => create.mutateAsync(body),
    onDone: ({ data }) => void navigate(editorPath(data.id)),
    fallback: 'The draft could not be created. Please try again.',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New resource"
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            Create draft
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="grid gap-5">
        <RadioGroup
          legend="Type"
          options={resourceTypes.map((value) => ({ value, label: typeNames[value].one }))}
          defaultValue={type}
          {...form.register('type')}
        />
        <Field
          label="Title"
          required
          error={errorOf('title')}
          hint="Its address is made from the title. Both can be changed."
        >
          <Input {...form.register('title')} maxLength={limits.title} autoComplete="off" />
        </Field>
        <FormFailure failure={failure} />
        <WhenShown run={() => form.setFocus('title')} />
      </form>
    </Dialog>
  );
}

/** A dialog's content is drawn after the dialog itself: only from inside can one tell that it is there. */
function WhenShown({ run }: { run(): void }) {
  const start = useEffectEvent(run);
  useEffect(() => start(), []);
  return null;
}
