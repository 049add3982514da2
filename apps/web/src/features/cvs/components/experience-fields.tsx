import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type CvFormValues, noExperience } from '../cv-form-values.ts';
import { Entry, type ErrorOf } from './entry-field.tsx';

export function ExperienceFields({ errorOf }: { errorOf: ErrorOf }) {
  const { control, register } = useFormContext<CvFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'experience' });
  return (
    <Card title="Experience">
      <div className="grid gap-5">
        {fields.map(({ id }, index) => (
          <Entry key={id} name={`Experience ${index + 1}`} onRemove={() => remove(index)}>
            <Field label="Company" required error={errorOf(`experience.${index}.company`)}>
              <Input {...register(`experience.${index}.company`)} required={false} />
            </Field>
            <Field label="Title" required error={errorOf(`experience.${index}.title`)}>
              <Input {...register(`experience.${index}.title`)} required={false} />
            </Field>
            <Field label="Duration" required error={errorOf(`experience.${index}.duration`)}>
              <Input {...register(`experience.${index}.duration`)} required={false} placeholder="Apr 2021 – present" />
            </Field>
            <Field
              label="Description"
              required
              error={errorOf(`experience.${index}.description`)}
              className="sm:col-span-2"
            >
              <Textarea {...register(`experience.${index}.description`)} required={false} rows={3} />
            </Field>
          </Entry>
        ))}
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => append(noExperience, { focusName: `experience.${fields.length}.company` })}
        >
          Add experience
        </Button>
      </div>
    </Card>
  );
}
