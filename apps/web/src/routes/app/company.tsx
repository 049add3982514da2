import { ApiError } from '@candela/contract/client/api-error.ts';
import { getCompany } from '@candela/contract/companies/companies.routes.ts';
import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useParams, useRouteLoaderData } from 'react-router';
import { BackLink } from '#components/back-link.tsx';
import { ArchiveCompany } from '#features/companies/components/archive-company.tsx';
import { CompanyProfile } from '#features/companies/components/company-profile.tsx';
import { EditCompanyForm } from '#features/companies/components/edit-company-form.tsx';
import { EmbedCode } from '#features/companies/components/embed-code.tsx';
import { defineAddress, oneOf } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { useTabTitle } from '#lib/use-tab-title.ts';
import type { loader as rootLoader } from '#root.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Tabs } from '#ui/tabs.tsx';

const companyOutline = (
  <PageOutline hasBackLink tabs={2}>
    <div role="status" aria-label="Loading the company" className="max-w-3xl">
      <FormOutline fields={8} />
    </div>
  </PageOutline>
);

export const meta = appMeta('Company');

export const handle: PageHandle = { outline: companyOutline };

/** Recruiters edit it; other roles, and members who only look on, read about it. */
export default function CompanyPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const company = useQuery(apiQuery(getCompany, { params: { id } }));
  useTabTitle(company.data?.data.companyName);
  const mayUpdate = useMay('company.update');
  const isUnknown = company.error instanceof ApiError && [400, 404].includes(company.error.status);
  if (isUnknown && !company.data) return <UnknownCompany isRecruiter={user?.role === 'recruiter'} />;
  return (
    <QueryState query={company} skeleton={companyOutline}>
      {({ data }) =>
        mayUpdate && 'publicToken' in data ? (
          <EditCompany key={data._id} company={data} />
        ) : (
          <CompanyProfile company={data} />
        )
      }
    </QueryState>
  );
}

const tabs = ['details', 'embed'] as const;
const address = defineAddress({ tab: oneOf(tabs, 'details') });

function EditCompany({ company }: { company: Company }) {
  const [{ tab }, change] = useAddressState(address);
  const mayArchive = useMay('company.archive');
  const publicUrl = useRouteLoaderData<typeof rootLoader>('root')?.site.publicUrl;
  return (
    <>
      <BackLink to="/dashboard/companies">Back to Companies</BackLink>
      <PageHeader title="Edit Company" description={company.companyName} />
      <Tabs
        label="Company"
        value={tab}
        onValueChange={(next) => change({ tab: tabs.find((known) => known === next) })}
        items={[
          {
            value: 'details',
            label: 'Details',
            content: (
              <div className="grid max-w-3xl gap-6">
                <EditCompanyForm company={company} />
                {mayArchive && <ArchiveCompany company={company} />}
              </div>
            ),
          },
          {
            value: 'embed',
            label: 'Embed code',
            content: <EmbedCode company={company} origin={publicUrl || globalThis.location?.origin || ''} />,
          },
        ]}
      />
    </>
  );
}

function UnknownCompany({ isRecruiter }: { isRecruiter: boolean }) {
  return (
    <EmptyState
      icon={<Building2 />}
      title="We could not find that company"
      titleAs="h1"
      description="It may have been removed, or the address may be wrong."
      action={
        isRecruiter ? (
          <ButtonLink to="/dashboard/companies">Back to Companies</ButtonLink>
        ) : (
          <ButtonLink to="/dashboard/jobs">Back to jobs</ButtonLink>
        )
      }
      className="py-24"
    />
  );
}
