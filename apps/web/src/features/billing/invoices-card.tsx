import type { Invoice } from '@candela/contract/billing/billing.routes.ts';
import { Download } from 'lucide-react';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useInvoices } from './use-billing.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const tones = { paid: 'success', open: 'warning', void: 'neutral' } as const;
const words = { paid: 'Paid', open: 'Open', void: 'Void' };

export function InvoicesCard() {
  const invoices = useInvoices();
  return (
    <Card title="Invoices" flush>
      <QueryState query={invoices} skeleton={<SkeletonRows rows={2} label="Loading your invoices" />} isFlush>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-5 pb-5 text-muted">No invoices yet.</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {data.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
    <div className="grid min-w-0 flex-1 basis-48">
      <span className="font-medium">{invoice.description}</span>
      <span className="text-[13px]/5 text-muted">
        {invoice.number} · {formatDate(invoice.issuedAt, 'day', deviceZone())}
      </span>
    </div>
    <Badge tone={tones[invoice.status]}>{words[invoice.status]}</Badge>
    <span className="tabular sm:w-24 sm:text-right">{pounds.format(invoice.total)}</span>
    <a
      href={invoice.pdfUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`PDF of invoice ${invoice.number}`}
      className={buttonClasses({ size: 'sm' })}
    >
      <Download aria-hidden="true" className="size-4" /> PDF
    </a>
  </li>
);
