import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { use } from 'react';
import { unplacedByPage } from './find-quotation.ts';
import { QuotedWords } from './quoted-words.tsx';
import { ShownFieldContext } from './shown-field.ts';

/** Nothing is dropped in silence: the lines outside the fields, as they stand in the document. */
export function CvUnplaced({ lines }: { lines: Cv['unplaced'] }) {
  const { quoted } = use(ShownFieldContext);
  if (lines.length === 0) return null;
  const pages = unplacedByPage(lines);
  const isQuoted = pages.some(({ field }) => field === quoted?.field);
  return (
    <details
      open={isQuoted || undefined}
      className="group/unplaced rounded-lg border border-dashed border-line-strong/60 text-sm/5"
    >
      <summary className="rounded-lg px-4 py-3 hover:bg-hover">
        <span className="font-medium">{lines.length === 1 ? '1 more line' : `${lines.length} more lines`}</span>
        <span className="block text-[13px]/5 text-muted">
          Projects, voluntary work, awards and anything else that fits none of the fields above.{' '}
          <span className="underline underline-offset-2 group-open/unplaced:hidden">Show them</span>
        </span>
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {pages.map(({ field, page, text }) => (
          <div key={field} className="grid gap-1">
            <p className="text-[13px]/5 font-medium text-muted">Page {page}</p>
            <p dir="auto" className="break-words whitespace-pre-line">
              <QuotedWords field={field} text={text} />
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}
