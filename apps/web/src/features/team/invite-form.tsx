import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { type InviteRole, type inviteInputSchema, inviteRoles } from '@candela/contract/team/team.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type UseFormRegister, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { roleHints, roleWords } from './role-words.ts';
import { useInvite, useSeats } from './use-team.ts';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/team/team.schemas.ts')).inviteInputSchema;

const scopes = [
  { value: 'company', label: 'Specific company', hint: 'Sees the jobs and candidates of that company only.' },
  { value: 'all', label: 'All companies (Admin)', hint: 'Sees every company, and can add more.' },
] as const;

const viewerWords = { company: {}, all: { label: 'All companies', hint: 'Sees every company.' } };

/** A viewer of all companies is no admin. */
const scopesFor = (role: InviteRole) =>
  role === 'viewer' ? scopes.map((scope) => ({ ...scope, ...viewerWords[scope.value] })) : scopes;

const empty = { email: '', role: 'recruiter', scope: 'company', companyId: '' } as const;

interface InviteFormProps {
  onSent?: () => void;
  isInDialog?: boolean;
}

export function InviteForm({ onSent, isInDialog = false }: InviteFormProps) {
  const invite = useInvite();
  const { isFull: seatsAreTaken, hasLapsed } = useSeats();
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    schema: loadRules,
    defaultValues: empty,
    fallback: 'Failed to send invite',
    async submit(input) {
      await invite.mutateAsync(input);
      toast.success(`Invite sent to ${input.email}`);
      form.reset(empty);
      onSent?.();
    },
  });
  const [email, role = 'recruiter', scope, companyId] = useWatch({
    control: form.control,
    name: ['email', 'role', 'scope', 'companyId'],
  });
  const isInterviewer = role === 'interviewer';
  const isFull = !isInterviewer && seatsAreTaken;
  const isIncomplete = !email?.trim() || (!isInterviewer && scope === 'company' && !companyId);
  const send = (
    <Button type="submit" variant="primary" loading={isSending} disabled={isIncomplete || isFull || hasLapsed}>
      Send invite
    </Button>
  );

  return (
    <form {...formProps} aria-label="Invite teammate" className="grid gap-5">
      <FormFailure failure={failure} />
      {hasLapsed ? (
        <PlanAlert>Your subscription is not active. Please upgrade to continue</PlanAlert>
      ) : (
        isFull && <PlanAlert>Seat limit reached. Upgrade to add more teammates.</PlanAlert>
      )}
      <Field label="Email" required error={errorOf('email')}>
        <Input {...form.register('email')} type="email" autoComplete="off" placeholder="colleague@example.com" />
      </Field>
      <Field label="Role" required hint={roleHints[role]} error={errorOf('role')}>
        <Select {...form.register('role')}>
          {inviteRoles.map((each) => (
            <option key={each} value={each}>
              {roleWords[each]}
            </option>
          ))}
        </Select>
      </Field>
      {!isInterviewer && <ScopeFields role={role} scope={scope} register={form.register} errorOf={errorOf} />}
      {isInDialog ? <DialogActions>{send}</DialogActions> : <div>{send}</div>}
    </form>
  );
}

interface ScopeFieldsProps {
  role: InviteRole;
  scope: string | undefined;
  register: UseFormRegister<z.input<typeof inviteInputSchema>>;
  errorOf(field: 'scope' | 'companyId'): string | undefined;
}

function ScopeFields({ role, scope, register, errorOf }: ScopeFieldsProps) {
  const companies = useQuery(apiQuery(listCompanies));
  return (
    <>
      <RadioGroup
        legend="They will see"
        options={scopesFor(role)}
        defaultValue={empty.scope}
        error={errorOf('scope')}
        {...register('scope')}
      />
      {scope === 'company' && (
        <Field label="Company" required error={errorOf('companyId')}>
          <Select {...register('companyId')}>
            <option value="">Choose a company</option>
            {companies.data?.data.map((company) => (
              <option key={company._id} value={company._id}>
                {company.companyName}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

/** What of the plan is in the way of an invite. */
const PlanAlert = ({ children }: { children: string }) => (
  <Alert
    tone="warning"
    action={
      <ButtonLink to="/pricing?next=/team" size="sm">
        See plans
      </ButtonLink>
    }
  >
    {children}
  </Alert>
);
