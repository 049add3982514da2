import { rotateCompanyToken } from '@candela/contract/companies/companies.routes.ts';
import type { Company } from '@candela/contract/companies/companies.schemas.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** For when the code is somewhere it should not be. */
export function RotateToken({ company }: { company: Company }) {
  const rotate = useChange({
    invalidates: staleAfter.company,
    change: () => api.call(rotateCompanyToken, { params: { id: company._id } }),
  });
  return (
    <Card title="Public token" description="Part of the embed code. It gives access to open jobs only.">
      <div className="grid justify-items-start gap-4">
        <code className="max-w-full rounded-md bg-sunken px-2.5 py-1.5 font-mono text-xs/5 break-all">
          {company.publicToken}
        </code>
        <ConfirmDialog
          trigger={<Button size="sm">Replace token</Button>}
          title="Replace the public token?"
          description="Pages with the current code show no jobs until you paste the new code."
          confirmLabel="Replace token"
          onConfirm={async () => {
            await rotate.mutateAsync();
            toast.success('Token replaced. Paste the new code on your site.');
          }}
        />
      </div>
    </Card>
  );
}
