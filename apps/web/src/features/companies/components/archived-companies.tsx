import { listArchivedCompanies, restoreCompany } from '@candela/contract/companies/companies.routes.ts';
import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Those that were archived; nothing where there are none. */
export function ArchivedCompanies() {
  const archived = useQuery(apiQuery(listArchivedCompanies)).data?.data ?? [];
  if (archived.length === 0) return null;
  return (
    <Card title="Archived companies" flush>
      <ul className="divide-y divide-line border-t border-line">
        {archived.map((company) => (
          <ArchivedRow key={company._id} company={company} />
        ))}
      </ul>
    </Card>
  );
}

function ArchivedRow({ company }: { company: Company }) {
  const restore = useChange({
    invalidates: staleAfter.company,
    change: () => api.call(restoreCompany, { params: { id: company._id } }),
    onSuccess: () => void toast.success(`${company.companyName} restored`),
    onError: (error) => void toast.error(toFailure(error, 'Failed to restore the company').message),
  });
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3">
      <span className="min-w-0 wrap-anywhere">{company.companyName}</span>
      <Button
        size="sm"
        aria-label={`Restore ${company.companyName}`}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        Restore
      </Button>
    </li>
  );
}
