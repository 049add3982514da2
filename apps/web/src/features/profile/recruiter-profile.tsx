import type { StoredUser } from '#lib/api/session-store.ts';
import { EditableProfile, TextFields } from './editable-profile.tsx';
import { useRename } from './use-profile.ts';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/auth/profile.routes.ts')).profileInputSchema;

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', isRequired: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', isRequired: true },
] as const;

export function RecruiterProfile({ user }: { user: StoredUser }) {
  const rename = useRename();
  return (
    <EditableProfile
      loadRules={loadRules}
      values={{ firstName: user.firstName, lastName: user.lastName }}
      rows={[
        ['First name', user.firstName],
        ['Last name', user.lastName],
        ['Email', user.email],
      ]}
      save={async (input) => {
        await rename.mutateAsync(input);
        return 'Profile updated';
      }}
    >
      {(form, errorOf) => <TextFields form={form} errorOf={errorOf} fields={fields} />}
    </EditableProfile>
  );
}
