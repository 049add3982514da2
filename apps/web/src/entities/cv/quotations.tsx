import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { ScanSearch } from 'lucide-react';
import { cn } from '#lib/class-names.ts';
import type { QuotationLinks } from './quotation-links.ts';

export interface QuotationsProps {
  evidence: readonly Evidence[];
  /** Absent where there is no CV to lead into. */
  links?: QuotationLinks;
  isFaint?: boolean;
  /** Where there is little room: on a narrow screen a few lines of it, and not where it stands. */
  isShort?: boolean;
}

/** Words of a CV. Each leads to where it stands there; one that does not stand there any more is text. */
export const Quotations = ({ evidence, ...rest }: QuotationsProps) =>
  evidence.map((item) => <Quotation key={`${item.field} ${item.page} ${item.quote}`} evidence={item} {...rest} />);

function Quotation({ evidence, links, isFaint, isShort }: Omit<QuotationsProps, 'evidence'> & { evidence: Evidence }) {
  const isLink = links?.isFound(evidence);
  const words = isShort ? <span className="max-lg:line-clamp-4">{evidence.quote}</span> : <Words {...evidence} />;
  return (
    <blockquote
      className={cn(
        'border-l-2 text-[13px]/5 break-words text-muted',
        isFaint ? 'border-line-strong' : 'border-accent',
        !isLink && 'pl-2.5',
      )}
    >
      {isLink ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => links?.onOpen(evidence)}
          className={cn(
            // Side by side: after the last word the icon would at times begin a line of its own.
            'group/quotation -my-0.5 flex scroll-mt-16 w-full items-end gap-1.5 rounded-r-sm py-0.5 pr-1.5 pl-2.5 text-left hover:bg-hover hover:text-text',
            isShort && 'justify-between',
          )}
        >
          <span className="min-w-0">
            {words}
            <span className="sr-only">: show it in the CV</span>
          </span>
          <ScanSearch
            aria-hidden="true"
            className="mb-[3px] size-3.5 shrink-0 opacity-60 group-hover/quotation:opacity-100"
          />
        </button>
      ) : (
        words
      )}
    </blockquote>
  );
}

const Words = ({ quote, page }: Pick<Evidence, 'quote' | 'page'>) => (
  <>
    {quote}
    {page !== null && (
      <>
        {' '}
        <span className="whitespace-nowrap text-subtle">· page {page}</span>
      </>
    )}
  </>
);
