import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type CvFormValues, noEducation } from '../cv-form-values.ts';
import { Entry, type ErrorOf } from './entry-field.tsx';

export function EducationFields({ errorOf }: { errorOf: ErrorOf }) {
  const { control, register } = useFormContext<CvFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'education' });
  return (
    <Card title="Education">
      <div className="grid gap-5">
        {fields.map(({ id }, index) => (
          <Entry key={id} name={`Education ${index + 1}`} onRemove={() => remove(index)}>
            <Field label="Institution" required error={errorOf(`education.${index}.institution`)}>
              <Input {...register(`education.${index}.institution`)} required={false} />
            </Field>
            <Field label="Qualification" required error={errorOf(`education.${index}.qualification`)}>
              <Input {...register(`education.${index}.qualification`)} required={false} />
            </Field>
            <Field label="Duration" required error={errorOf(`education.${index}.duration`)}>
              <Input {...register(`education.${index}.duration`)} required={false} placeholder="2017 – 2020" />
            </Field>
          </Entry>
        ))}
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => append(noEducation, { focusName: `education.${fields.length}.institution` })}
        >
          Add education
        </Button>
      </div>
    </Card>
  );
}
