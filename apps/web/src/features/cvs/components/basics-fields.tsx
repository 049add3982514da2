import { CircleHelp } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import type { CvFormValues } from '../cv-form-values.ts';
import type { ErrorOf } from './entry-field.tsx';

const skillsHelp = 'Extra suitable skills may be added from your CV.';

/** None of it must be filled in; saying so at every field would only be noise. */
export function BasicsFields({ errorOf }: { errorOf: ErrorOf }) {
  const { control, register } = useFormContext<CvFormValues>();
  return (
    <Card>
      <div className="grid gap-5">
        <Field label="Summary" required error={errorOf('summary')}>
          <Textarea {...register('summary')} required={false} rows={5} />
        </Field>
        <Field
          label="Skills"
          required
          hint="Enter or Add after each; commas separate several."
          error={errorOf('skills')}
          action={
            <Tooltip content={skillsHelp}>
              <IconButton label="Help" title="" size="sm" className="-my-1">
                <CircleHelp />
              </IconButton>
            </Tooltip>
          }
        >
          <Controller
            control={control}
            name="skills"
            render={({ field }) => <TagInput value={field.value} onChange={field.onChange} noun="skill" />}
          />
        </Field>
        <Field label="Experience (years)" required error={errorOf('experience_years')} className="max-w-40">
          <Input {...register('experience_years')} required={false} inputMode="decimal" autoComplete="off" />
        </Field>
      </div>
    </Card>
  );
}
