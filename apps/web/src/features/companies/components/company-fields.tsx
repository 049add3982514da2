import { industries } from '@candela/contract/companies/industries.ts';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Badge } from '#ui/badge.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { CompanyFormValues } from '../company-form-values.ts';

const industryOptions = Object.entries(industries).sort(([, a], [, b]) => a.localeCompare(b, 'en-GB'));

export interface CompanyFieldsProps {
  register: UseFormRegister<CompanyFormValues>;
  errorOf(name: keyof CompanyFormValues): string | undefined;
  /** When editing, size, phone and position may be empty. */
  isEditing?: boolean;
  isCareerPageRequired?: boolean;
  hasStoredCredentials?: boolean;
}

export function CompanyFields(props: CompanyFieldsProps) {
  return (
    <div className="grid gap-8">
      <AboutGroup {...props} />
      <ContactGroup {...props} />
      <CvLibraryGroup {...props} />
    </div>
  );
}

/** A field by its name: what it is called, what goes into it, whether it must be there. */
const fieldFor =
  ({ errorOf }: CompanyFieldsProps) =>
  (name: keyof CompanyFormValues, label: string, control: ReactNode, required = true, hint?: string) => (
    <Field label={label} required={required} error={errorOf(name)} hint={hint}>
      {control}
    </Field>
  );

function AboutGroup(props: CompanyFieldsProps) {
  const { register, isEditing = false, isCareerPageRequired = true } = props;
  const field = fieldFor(props);
  return (
    <Group title="Company">
      {field('companyName', 'Company name', <Input {...register('companyName')} autoComplete="organization" />)}
      {field(
        'industry',
        'Industry',
        <Select {...register('industry')}>
          <option value="">Choose an industry</option>
          {industryOptions.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>,
      )}
      <div className="md:col-span-2">
        {field(
          'description',
          'Description',
          <Textarea {...register('description')} />,
          true,
          'What the company does, for people who have never heard of it.',
        )}
      </div>
      {field('location', 'Location', <Input {...register('location')} placeholder="Leeds" />)}
      {field(
        'size',
        'Company size',
        <Input {...register('size')} type="number" min={1} inputMode="numeric" />,
        !isEditing,
        'How many people work there.',
      )}
      {field('website', 'Website', <Input {...register('website')} type="url" placeholder="https://" />)}
      {field(
        'careerPageUrl',
        'Career page URL',
        <Input {...register('careerPageUrl')} type="url" placeholder="https://" />,
        isCareerPageRequired,
        isCareerPageRequired ? undefined : 'Left empty, the present one stays.',
      )}
    </Group>
  );
}

function ContactGroup(props: CompanyFieldsProps) {
  const { register, isEditing = false } = props;
  const field = fieldFor(props);
  return (
    <Group title="Contact">
      {field('contactName', 'Contact name', <Input {...register('contactName')} />)}
      {field('contactPosition', 'Contact position', <Input {...register('contactPosition')} />, !isEditing)}
      {field('contactEmail', 'Contact email', <Input {...register('contactEmail')} type="email" />)}
      {field('contactPhone', 'Contact phone', <Input {...register('contactPhone')} type="tel" />, !isEditing)}
    </Group>
  );
}

function CvLibraryGroup(props: CompanyFieldsProps) {
  const { register, hasStoredCredentials = false } = props;
  const field = fieldFor(props);
  return (
    <Group
      title="CV-Library"
      badge={
        hasStoredCredentials && (
          <Badge tone="success" icon={<KeyRound aria-hidden="true" />}>
            Stored
          </Badge>
        )
      }
      description={
        hasStoredCredentials
          ? 'Your sign-in is stored encrypted and never shown. Leave both empty to keep it.'
          : 'Only needed to post jobs there. Stored encrypted and never shown again.'
      }
    >
      {field(
        'cvLibraryUsername',
        'CV-Library username',
        <Input {...register('cvLibraryUsername')} autoComplete="off" spellCheck={false} />,
        false,
      )}
      {field(
        'cvLibraryPassword',
        'CV-Library password',
        <PasswordInput {...register('cvLibraryPassword')} autoComplete="new-password" />,
        false,
      )}
    </Group>
  );
}

interface GroupProps {
  title: string;
  badge?: ReactNode;
  description?: string;
  children: ReactNode;
}

function Group({ title, badge, description, children }: GroupProps) {
  return (
    <fieldset className="grid gap-5 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-1">
        <p aria-hidden="true" className="flex items-center gap-2.5 text-base/6 font-semibold">
          {title}
          {badge}
        </p>
        {description && <p className="max-w-measure text-muted">{description}</p>}
      </div>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
