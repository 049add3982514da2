import { cutAtWord } from '@candela/contract/kernel/cut-at-word.ts';
import { FileSearch } from 'lucide-react';
import { Tooltip } from '#ui/tooltip.tsx';

export interface SourceMarkProps {
  label: string;
  page: number;
  quote: string;
}

const longestQuote = 280;

/** Says that a value was read from the PDF, and shows the words it was read from. */
export function SourceMark({ label, page, quote }: SourceMarkProps) {
  return (
    <Tooltip
      content={
        <>
          <span className="block opacity-75">Found on page {page}</span>“{cutAtWord(quote, longestQuote)}”
        </>
      }
    >
      <button
        type="button"
        aria-label={`${label} was found on page ${page}`}
        className="-my-1 inline-flex h-6 items-center gap-1 rounded-md px-1.5 text-xs/5 text-success-text hover:bg-hover"
      >
        <FileSearch aria-hidden="true" className="size-3.5" />
        Page {page}
      </button>
    </Tooltip>
  );
}
