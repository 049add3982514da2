import { archiveCompany } from '@candela/contract/companies/companies.routes.ts';
import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { useNavigate } from 'react-router';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** For a company that hires no more: its jobs are closed, all else is kept, and it frees its place in the plan. */
export function ArchiveCompany({ company }: { company: Company }) {
  const navigate = useNavigate();
  const archive = useChange({
    invalidates: staleAfter.company,
    change: () => api.call(archiveCompany, { params: { id: company._id } }),
  });
  return (
    <Card
      title="Archive company"
      description="Its open jobs are closed. Everything else is kept, it no longer counts towards your plan, and you can restore it later."
    >
      <ConfirmDialog
        trigger={<Button variant="danger">Archive company</Button>}
        title={`Archive ${company.companyName}?`}
        description={
          company.jobs
            ? `Its open jobs are closed, which cannot be undone: remaining candidates are told and their applications are set to Rejected.`
            : 'It has no jobs. Nothing is deleted.'
        }
        confirmLabel="Archive company"
        onConfirm={async () => {
          await archive.mutateAsync();
          toast.success(`${company.companyName} archived`);
          navigate('/dashboard/companies');
        }}
      />
    </Card>
  );
}
