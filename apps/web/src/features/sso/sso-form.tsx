import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { getSso, type Sso, saveSso } from '@candela/contract/sso/sso.routes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { useProof } from '#components/proof/use-proof.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/sso/sso.routes.ts')).ssoInputSchema;

/** What is agreed with the provider, and what those who join may see. */
export function SsoForm({ sso: { connection, redirectUri }, onDone }: { sso: Sso; onDone(): void }) {
  const { proof, proofFields, isAskingFor } = useProof();
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    schema: loadRules,
    defaultValues: {
      issuer: connection?.issuer ?? '',
      clientId: connection?.clientId ?? '',
      clientSecret: '',
      domain: connection?.domain ?? '',
      companyId: connection?.companyId ?? null,
      isRequired: connection?.isRequired ?? false,
    },
    fallback: 'Failed to save',
    submit: async (body) => {
      await api.call(saveSso, { body: { ...body, ...proof } });
      await invalidate([getSso]);
      onDone();
    },
    onFailure: isAskingFor,
  });
  return (
    <form {...formProps} aria-label="Single sign-on" className="grid gap-4">
      <RedirectAddress uri={redirectUri} />
      <Field label="Issuer" required error={errorOf('issuer')} hint="For example https://login.example.com">
        <Input {...form.register('issuer')} type="url" spellCheck={false} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Client ID" required error={errorOf('clientId')}>
          <Input {...form.register('clientId')} spellCheck={false} autoComplete="off" />
        </Field>
        <Field
          label="Client secret"
          error={errorOf('clientSecret')}
          hint={connection?.hasSecret ? 'Leave empty to keep the one you have.' : undefined}
        >
          <PasswordInput {...form.register('clientSecret')} autoComplete="off" />
        </Field>
        <Field label="Email domain" required error={errorOf('domain')} hint="For example example.com">
          <Input {...form.register('domain')} spellCheck={false} />
        </Field>
        <Field label="New members see" required error={errorOf('companyId')}>
          <CompanySelect {...form.register('companyId', { setValueAs: (value: string) => value || null })} />
        </Field>
      </div>
      {connection?.provedAt || connection?.isRequired ? (
        <OnlyWay {...form.register('isRequired')} error={errorOf('isRequired')} />
      ) : (
        <p className="text-[13px]/5 text-muted">
          Once someone has signed in through it, you can make it the only way to sign in.
        </p>
      )}
      {proofFields}
      {/* Beside the button: on a phone the top of the form is out of sight. */}
      <FormFailure failure={failure} />
      <FormButtons isSending={isSending} onCancel={onDone} />
    </form>
  );
}

const OnlyWay = (props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) => (
  <Checkbox
    {...props}
    label="The only way to sign in"
    hint="For teammates of this domain, within ten minutes also for those who are signed in another way. A second factor is then your provider’s to ask for. You, the parent, keep your password."
  />
);

const FormButtons = ({ isSending, onCancel }: { isSending: boolean; onCancel(): void }) => (
  <div className="flex gap-2">
    <Button type="submit" variant="primary" loading={isSending}>
      Save
    </Button>
    <Button variant="ghost" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);

const RedirectAddress = ({ uri }: { uri: string }) => (
  <div className="grid gap-1.5 text-[13px]/5">
    <span className="text-muted">Register this redirect address with your provider:</span>
    <span className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 font-mono break-all">{uri}</code>
      <CopyButton text={uri} label="Copy address" />
    </span>
  </div>
);

function CompanySelect(props: ComponentProps<typeof Select>) {
  const companies = useQuery(apiQuery(listCompanies)).data?.data ?? [];
  return (
    <Select {...props}>
      <option value="">All companies</option>
      {companies.map(({ _id, companyName }) => (
        <option key={_id} value={_id}>
          {companyName}
        </option>
      ))}
    </Select>
  );
}
