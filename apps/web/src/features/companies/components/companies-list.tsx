import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { industryName } from '@candela/contract/companies/industries.ts';
import { Building2 } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table.tsx';

export interface CompaniesListProps {
  companies: readonly Company[];
  /** Absent for members who may not add one, and while the form is open. */
  onAdd: (() => void) | undefined;
}

const facts: readonly Column<Company>[] = [
  { id: 'companyName', header: 'Company', primary: true, cell: (company) => company.companyName },
  { id: 'industry', header: 'Industry', cell: (company) => orDash(company.industry && industryName(company.industry)) },
  { id: 'location', header: 'Location', cell: (company) => orDash(company.location) },
  { id: 'jobCount', header: 'Active jobs', align: 'end', cell: (company) => company.jobCount },
];

/** One company is worked with here; several are chosen from. */
export function CompaniesList({ companies, onAdd }: CompaniesListProps) {
  if (companies.length === 0) {
    return (
      <Card flush>
        <EmptyState
          icon={<Building2 />}
          title="No companies found"
          description="No company added yet."
          action={onAdd && <Button onClick={onAdd}>Add your first company</Button>}
        />
      </Card>
    );
  }
  const isOnly = companies.length === 1;
  const actions: Column<Company> = {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    className: 'md:w-px',
    cell: (company) => (isOnly ? <OnlyCompanyActions company={company} /> : <ViewLink company={company} />),
  };
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Table
        caption={isOnly ? 'Your company' : 'Your companies'}
        columns={[...facts, actions]}
        rows={companies}
        rowKey={(company) => company._id}
      />
    </div>
  );
}

function OnlyCompanyActions({ company }: { company: Company }) {
  const page = `/dashboard/companies/${company._id}`;
  return (
    <div className="flex justify-end gap-1.5 max-md:w-full max-md:justify-start max-md:pt-1">
      <ButtonLink to="/dashboard/jobs" size="sm">
        Jobs
      </ButtonLink>
      <IfMay permission="company.update" otherwise={<ViewLink company={company} />}>
        <ButtonLink to={`${page}?tab=embed`} size="sm">
          Embed code
        </ButtonLink>
        <ButtonLink to={page} size="sm">
          Edit
        </ButtonLink>
      </IfMay>
    </div>
  );
}

function ViewLink({ company }: { company: Company }) {
  return (
    <ButtonLink
      to={`/dashboard/companies/${company._id}`}
      size="sm"
      aria-label={`View ${company.companyName}`}
      className="max-md:mt-1"
    >
      View
    </ButtonLink>
  );
}

function orDash(text: string | number | null | undefined) {
  return text || <span className="text-subtle">–</span>;
}
