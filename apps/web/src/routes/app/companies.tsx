import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { AddCompanyForm } from '#features/companies/components/add-company-form.tsx';
import { ArchivedCompanies } from '#features/companies/components/archived-companies.tsx';
import { CompaniesList } from '#features/companies/components/companies-list.tsx';
import { defineAddress, oneOf } from '#lib/address/address-state.ts';
import { type AddressChange, useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { givenOrganisationName, useMay, useRecruiter } from '#lib/api/use-recruiter.ts';
import { toast } from '#lib/toast.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Button } from '#ui/button.tsx';
import { PageOutline, TableOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';

const companiesOutline = <TableOutline rows={2} cardLines={4} label="Loading your companies" />;

export const meta = appMeta('Companies');

export const handle: PageHandle = {
  outline: (
    <PageOutline hasAction isShort>
      {companiesOutline}
    </PageOutline>
  ),
};

const address = defineAddress({ add: oneOf(['company']) });

export default function CompaniesPage() {
  const companies = useQuery(apiQuery(listCompanies));
  const recruiter = useRecruiter();
  const [params, change] = useAddressState(address);
  const mayCreate = useMay('company.create');
  // A recruiter who works for single companies could not even see the one they add.
  const mayAdd = mayCreate && (recruiter?.memberships.some((membership) => membership.scope === 'all') ?? false);
  const companyTyped = givenOrganisationName(recruiter);
  const isAdding = mayAdd && params.add !== undefined;
  const setIsAdding = (next: boolean, how?: AddressChange) => change({ add: next ? 'company' : undefined }, how);

  return (
    <>
      <PageHeader
        title="Companies"
        description="The companies you hire for."
        actions={mayAdd && <AddButton isAdding={isAdding} onPress={() => setIsAdding(!isAdding)} />}
      />
      <div className="grid gap-6">
        {isAdding && !companies.isPending && (
          <div className="max-w-3xl">
            <AddCompanyForm
              suggestedName={companies.data?.data.length === 0 ? companyTyped : undefined}
              onCancel={() => setIsAdding(false)}
              onAdded={(name) => {
                // The form closes by itself: a recruiter who has pressed something else since goes there.
                setIsAdding(false, { replace: true });
                toast.success(`${name} added`);
              }}
            />
          </div>
        )}
        <QueryState query={companies} skeleton={companiesOutline}>
          {({ data }) =>
            // Saying that there are none, under the form that adds the first, helps no one.
            isAdding && data.length === 0 ? null : (
              <CompaniesList companies={data} onAdd={mayAdd && !isAdding ? () => setIsAdding(true) : undefined} />
            )
          }
        </QueryState>
        {mayAdd && <ArchivedCompanies />}
      </div>
    </>
  );
}

function AddButton({ isAdding, onPress }: { isAdding: boolean; onPress(): void }) {
  const Icon = isAdding ? X : Plus;
  return (
    <Button
      variant={isAdding ? 'secondary' : 'primary'}
      aria-expanded={isAdding}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={onPress}
    >
      {isAdding ? 'Cancel' : 'Add Company'}
    </Button>
  );
}
