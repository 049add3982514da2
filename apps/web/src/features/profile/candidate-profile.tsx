import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { changedDetails } from '#entities/contact/contact-values.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { QueryState } from '#ui/query-state.tsx';
import { DetailsOutline } from './details-outline.tsx';
import { EditableProfile, TextFields } from './editable-profile.tsx';
import { useSaveDetails } from './use-profile.ts';

/** They come while the form is filled in. */
const loadRules = async () =>
  (await import('@candela/contract/candidates/details.schemas.ts')).detailsInputSchema.pick({
    name: true,
    phone: true,
    address: true,
  });

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'street-address' },
] as const;

export function CandidateProfile() {
  const details = useQuery(apiQuery(getDetails));
  const save = useSaveDetails();
  return (
    <QueryState query={details} skeleton={<DetailsOutline />}>
      {({ data: { name, email, phone, address } }) => (
        <EditableProfile
          loadRules={loadRules}
          values={{ name, phone, address }}
          rows={[
            ['Name', name],
            ['Email', email],
            ['Phone', phone],
            ['Address', address],
          ]}
          save={async (input, before) => {
            await save.mutateAsync(changedDetails(input, before));
            return 'Profile updated';
          }}
        >
          {(form, errorOf) => <TextFields form={form} errorOf={errorOf} fields={fields} />}
        </EditableProfile>
      )}
    </QueryState>
  );
}
