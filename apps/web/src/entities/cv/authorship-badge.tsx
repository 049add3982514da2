import type { AiLikelihood } from '@candela/contract/authorship/authorship.schemas.ts';
import { Info, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { softTone } from '#ui/tone.ts';
import { authorshipTitle, likelihoodWords } from './authorship-words.ts';

export interface AuthorshipBadgeProps {
  likelihood: AiLikelihood;
  /** Whose CV, for those who hear the page: "of Candidate 3". */
  of?: string;
  /** What the panel says; drawn, and so looked up, only once it is open. */
  children: ReactNode;
}

/** The word, and behind it why. */
export function AuthorshipBadge({ likelihood, of = '', children }: AuthorshipBadgeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, tone } = likelihoodWords[likelihood];
  return (
    <Popover
      label={`${authorshipTitle}: ${label}`}
      open={isOpen}
      onOpenChange={setIsOpen}
      className="max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1rem)] overflow-y-auto whitespace-normal"
      trigger={
        <button
          type="button"
          className={cn(
            'inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs/5 font-medium whitespace-nowrap',
            'underline-offset-2 hover:underline',
            softTone[tone],
          )}
        >
          {label}
          <Info aria-hidden="true" className="size-3.5" />
          <span className="sr-only">
            {' '}
            ({authorshipTitle}
            {of && ` ${of}`}: why)
          </span>
        </button>
      }
    >
      <div className="mb-1.5 flex items-start justify-between gap-3">
        <p className="py-1 font-semibold">
          {authorshipTitle}: {label}
        </p>
        <IconButton label="Close" size="sm" className="-mt-1 -mr-1.5" onClick={() => setIsOpen(false)}>
          <X />
        </IconButton>
      </div>
      {children}
    </Popover>
  );
}
