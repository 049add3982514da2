import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { useFocusOnToggle } from '#lib/use-focus-on-toggle.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileMessage } from './profile-message.tsx';

type AnyForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, { input: Output }>;
type ErrorOf<Input extends FieldValues> = (path: Path<Input>) => string | undefined;

interface EditableProfileProps<Input extends FieldValues, Output> {
  loadRules: () => Promise<z.ZodType<Output, Input>>;
  values: DefaultValues<NoInfer<Input>>;
  rows: readonly (readonly [string, string])[];
  /** With what the form was filled with; answers what to say. */
  save(input: Output, before: DefaultValues<NoInfer<Input>>): Promise<string>;
  children(form: AnyForm<Input, Output>, errorOf: ErrorOf<Input>): ReactNode;
}

/** A card that shows what is known and, after "Edit Profile", lets it be changed. */
export function EditableProfile<Input extends FieldValues, Output>(props: EditableProfileProps<Input, Output>) {
  const [isEditing, setIsEditing] = useState(false);
  const [message, setMessage] = useState<string>();
  const frame = useFocusOnToggle(isEditing);
  const start = () => {
    setMessage(undefined);
    setIsEditing(true);
  };
  return (
    <div ref={frame}>
      <Card
        title="Your details"
        actions={
          !isEditing && (
            <Button size="sm" onClick={start}>
              Edit Profile
            </Button>
          )
        }
      >
        <ProfileMessage message={message} />
        {isEditing ? (
          <ProfileForm
            {...props}
            onCancel={() => setIsEditing(false)}
            onSaved={(text) => {
              setMessage(text);
              setIsEditing(false);
            }}
          />
        ) : (
          <ProfileFields rows={props.rows} />
        )}
      </Card>
    </div>
  );
}

interface ProfileFormProps<Input extends FieldValues, Output> extends EditableProfileProps<Input, Output> {
  onCancel(): void;
  onSaved(message: string): void;
}

function ProfileForm<Input extends FieldValues, Output>(props: ProfileFormProps<Input, Output>) {
  const [before] = useState(props.values);
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm<Input, Output>({
    schema: props.loadRules,
    defaultValues: props.values,
    fallback: 'Failed to save',
    submit: async (input) => props.onSaved(await props.save(input, before)),
  });
  return (
    <form {...formProps} aria-label="Your details" className="grid gap-4">
      <ProfileMessage message={failure?.message} />
      {props.children(form, errorOf)}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={isSending}>
          Save
        </Button>
        <Button onClick={props.onCancel} disabled={isSending}>
          Cancel
        </Button>
      </div>
      {form.formState.isDirty && !isSending && <UnsavedGuard isDirty />}
    </form>
  );
}

interface TextFieldsProps<Input extends FieldValues, Output> {
  form: AnyForm<Input, Output>;
  errorOf: ErrorOf<Input>;
  fields: readonly { name: Path<NoInfer<Input>>; label: string; autoComplete: string; isRequired?: boolean }[];
}

export const TextFields = <Values extends FieldValues, Output>({
  form,
  errorOf,
  fields,
}: TextFieldsProps<Values, Output>) => (
  <>
    {fields.map(({ name, label, autoComplete, isRequired = false }) => (
      <Field key={name} label={label} required={isRequired} error={errorOf(name)}>
        <Input {...form.register(name)} autoComplete={autoComplete} />
      </Field>
    ))}
  </>
);
