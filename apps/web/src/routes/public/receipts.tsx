import { checkReceipt } from '@candela/contract/receipts/receipts.routes.ts';
import { type Receipt, receiptSchema } from '@candela/contract/receipts/receipts.schemas.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { data } from 'react-router';
import { receiptRows } from '#entities/receipt/receipt-words.ts';
import { cn } from '#lib/class-names.ts';
import { ukZone } from '#lib/dates.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { failureOf } from '#public/form-answer.ts';
import { FormRefusal } from '#public/form-field.tsx';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { PageIntro } from '#public/section.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { controlClasses } from '#ui/control-classes.ts';
import type { Route } from './+types/receipts.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Check a decision receipt',
    description: 'Paste a decision receipt to check that it is genuine.',
  });

export const headers = publicPageHeaders;

const longest = 20_000;

function readReceipt(text: string): Receipt | null {
  try {
    const parsed = receiptSchema.safeParse(JSON.parse(text.slice(0, longest)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const file = form.get('file');
  const uploaded = file instanceof File && file.size > 0 && file.size <= longest ? await file.text() : '';
  const text = uploaded || String(form.get('receipt') ?? '').slice(0, longest);
  const receipt = readReceipt(text);
  if (!receipt) {
    const message =
      'This is not a decision receipt. Paste the whole text of the file, from the first brace to the last.';
    return data(
      { receipt: null, verdict: null, later: null, refusal: { values: { receipt: text }, errors: {}, message } },
      { status: 400, headers: notStored },
    );
  }
  try {
    const answer = await context.get(apiContext).call(checkReceipt, { body: { receipt } });
    return data({ receipt, ...answer.data, refusal: null }, { headers: notStored });
  } catch (error) {
    const refusal = failureOf({ receipt: text }, error);
    return data({ receipt: null, verdict: null, later: null, refusal }, { status: 400, headers: notStored });
  }
}

const verdicts = {
  genuine: ['Genuine', 'It is unchanged since it was issued, and so is every receipt before it.'],
  altered: ['Altered', 'It was changed after it was issued: its text does not match its hash.'],
  unknown: ['Not known', 'No such receipt was issued here, or what it was about has been deleted with its candidate.'],
  broken: ['Chain broken', 'It was issued here, but a receipt before it is missing or was changed.'],
} as const;

const laterText = (later: number | null) => {
  if (!later) return later === 0 ? ' It is the latest one of its application.' : '';
  return later === 1 ? ' One more was issued after it.' : ` ${later} more were issued after it.`;
};

export default function CheckReceipt({ actionData }: Route.ComponentProps) {
  const { receipt, verdict, later, refusal } = actionData ?? {
    receipt: null,
    verdict: null,
    later: null,
    refusal: null,
  };
  return (
    <PageIntro title="Check a decision receipt">
      <div className="grid gap-8">
        <p>
          Every decision about an application on Candela leaves a receipt, and each receipt carries the hash of the one
          before. Paste one, or choose its file, to check that it is genuine.
        </p>
        {receipt && verdict && (
          <div role="status" className="grid gap-4 rounded-lg border border-line bg-surface p-5 text-base/6 text-text">
            <h2
              className={cn(
                'flex items-center gap-2 text-xl/7 font-semibold',
                verdict === 'genuine' ? 'text-success-text' : 'text-danger-text',
              )}
            >
              {verdict === 'genuine' ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
              {verdicts[verdict][0]}
            </h2>
            <p>
              {verdicts[verdict][1]}
              {laterText(later)}
            </p>
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
              {receiptRows(receipt, ukZone).map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="break-all">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <ReceiptForm refusal={refusal} />
      </div>
    </PageIntro>
  );
}

type Refusal = NonNullable<Route.ComponentProps['actionData']>['refusal'];

function ReceiptForm({ refusal }: { refusal: Refusal }) {
  return (
    <form method="post" encType="multipart/form-data" className="grid justify-items-start gap-5 text-base/6">
      <FormRefusal refusal={refusal} />
      <div className="grid w-full gap-1.5">
        <label htmlFor="receipt" className="text-[15px]/6 font-medium text-text">
          The receipt’s text
        </label>
        <textarea
          id="receipt"
          name="receipt"
          rows={8}
          maxLength={longest}
          defaultValue={refusal?.values.receipt}
          className={`${controlClasses} py-2 font-mono text-sm/5`}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor="file" className="text-[15px]/6 font-medium text-text">
          Or its file
        </label>
        <input
          id="file"
          name="file"
          type="file"
          accept="application/json,.json"
          className="w-full rounded-md text-[15px]/6 text-muted file:mr-3 file:h-control file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong/60 file:bg-surface file:px-3.5 file:text-sm/5 file:font-medium file:text-text hover:file:bg-hover"
        />
      </div>
      <button type="submit" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
        Check
      </button>
    </form>
  );
}
