import { listOwnReceipts, listReceipts } from '@candela/contract/receipts/receipts.routes.ts';
import type { Receipt } from '@candela/contract/receipts/receipts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { deviceZone } from '#lib/dates.ts';
import { saveJson } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { When } from '#ui/when.tsx';
import { decisionText, receiptRows } from './receipt-words.ts';

/** Of every decision about a candidate's applications. */
export function CandidateReceipts({ candidateId }: { candidateId: string }) {
  const { data } = useQuery(apiQuery(listReceipts, { params: { id: candidateId } }));
  return <Receipts receipts={data?.data ?? []} isNamed />;
}

/** Of every decision about the reader's own application to a job. */
export function OwnReceipts({ jobId }: { jobId: string }) {
  const { data } = useQuery(apiQuery(listOwnReceipts, { params: { id: jobId } }));
  return <Receipts receipts={data?.data ?? []} />;
}

function Receipts({ receipts, isNamed = false }: { receipts: readonly Receipt[]; isNamed?: boolean }) {
  const [shown, setShown] = useState<Receipt | null>(null);
  if (receipts.length === 0) return null;
  return (
    <Card
      title="Decision receipts"
      description={
        <>
          Each decision leaves one, chained to the one before.{' '}
          <a href="/receipts" className="underline underline-offset-2">
            Check a receipt
          </a>
        </>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {receipts.map((receipt) => (
          <li key={receipt.hash} className="flex items-center gap-2 px-5 py-2.5">
            <div className="grid min-w-0 flex-1">
              <span className="break-words">{decisionText(receipt)}</span>
              <span className="text-[13px]/5 text-muted">
                {isNamed && <>{receipt.job} · </>}
                <When at={receipt.at} />
              </span>
            </div>
            <IconButton label={`Show receipt ${receipt.number}`} size="sm" onClick={() => setShown(receipt)}>
              <Eye />
            </IconButton>
            <IconButton label={`Download receipt ${receipt.number}`} size="sm" onClick={() => download(receipt)}>
              <Download />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
        title="Decision receipt"
        footer={
          shown && (
            <>
              <Button onClick={() => window.print()}>Print</Button>
              <Button variant="primary" onClick={() => download(shown)}>
                Download (JSON)
              </Button>
            </>
          )
        }
      >
        {shown && <ReceiptRows receipt={shown} />}
      </Dialog>
    </Card>
  );
}

const download = (receipt: Receipt) =>
  saveJson(`candela-receipt-${receipt.application.slice(0, 8)}-${receipt.number}.json`, receipt);

const ReceiptRows = ({ receipt }: { receipt: Receipt }) => (
  <dl className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-y-2">
    {receiptRows(receipt, deviceZone()).map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-muted">{label}</dt>
        <dd className="mb-2.5 wrap-anywhere sm:mb-0">{value}</dd>
      </div>
    ))}
  </dl>
);
