import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { toast } from 'sonner';
import { AddCompanyForm } from '#features/companies/components/add-company-form.tsx';
import { CompaniesList } from '#features/companies/components/companies-list.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useRecruiter } from '#lib/api/use-recruiter.ts';
import { type AddressChange, useAddressParams } from '#lib/use-address-params.ts';
import { appMeta } from '#shell/app-meta.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

export const meta = appMeta('Companies');

export default function CompaniesPage() {
  const companies = useQuery(apiQuery(listCompanies));
  const recruiter = useRecruiter();
  const [params, change] = useAddressParams();
  // Somebody who works for single companies could not even see the one they add.
  const mayAdd = recruiter?.memberships.some((membership) => membership.scope === 'all') ?? false;
  const isAdding = mayAdd && params.get('add') === 'company';
  const setIsAdding = (next: boolean, how?: AddressChange) =>
    change(() => new URLSearchParams(next ? { add: 'company' } : {}), how);

  return (
    <>
      <PageHeader
        title="Companies"
        description="The companies you hire for."
        actions={
          mayAdd && (
            <Button
              variant={isAdding ? 'secondary' : 'primary'}
              aria-expanded={isAdding}
              icon={
                isAdding ? <X aria-hidden="true" className="size-4" /> : <Plus aria-hidden="true" className="size-4" />
              }
              onClick={() => setIsAdding(!isAdding)}
            >
              {isAdding ? 'Cancel' : 'Add Company'}
            </Button>
          )
        }
      />
      <div className="grid gap-6">
        {isAdding && (
          <div className="max-w-3xl">
            <AddCompanyForm
              onCancel={() => setIsAdding(false)}
              onAdded={(name) => {
                // The form closes by itself: whoever has pressed something else since goes there.
                setIsAdding(false, { replace: true });
                toast.success(`${name} added`);
              }}
            />
          </div>
        )}
        <QueryState
          query={companies}
          skeleton={
            <div className="rounded-lg border border-line bg-surface">
              <SkeletonRows rows={2} label="Loading your companies" />
            </div>
          }
        >
          {({ data }) =>
            // Saying that there are none, under the form that adds the first, helps nobody.
            isAdding && data.length === 0 ? null : (
              <CompaniesList companies={data} onAdd={mayAdd && !isAdding ? () => setIsAdding(true) : undefined} />
            )
          }
        </QueryState>
      </div>
    </>
  );
}
