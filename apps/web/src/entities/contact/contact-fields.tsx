import { type Path, useFormContext } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type ContactValues, socialFields } from './contact-values.ts';

type ErrorOf = (path: Path<ContactValues>) => string | undefined;

export function ContactFields({ errorOf }: { errorOf: ErrorOf }) {
  const { register } = useFormContext<ContactValues>();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Name" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Phone" error={errorOf('phone')}>
        <Input {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Address" error={errorOf('address')} className="sm:col-span-2">
        <Input {...register('address')} autoComplete="street-address" />
      </Field>
    </div>
  );
}

export function SocialFields({ errorOf }: { errorOf: ErrorOf }) {
  const { register } = useFormContext<ContactValues>();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {socialFields.map(([name, label]) => (
        <Field key={name} label={label} error={errorOf(`socials.${name}`)}>
          <Input {...register(`socials.${name}`)} type="url" inputMode="url" placeholder="https://" />
        </Field>
      ))}
    </div>
  );
}
