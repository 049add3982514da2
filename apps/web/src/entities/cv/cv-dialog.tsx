import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { AfterPaint } from '#ui/after-paint.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { CvTools } from './cv-dialog-content.tsx';
import { CvSkeleton } from './cv-skeleton.tsx';
import { useCv } from './use-cv.ts';
import { useNeighbourKeys } from './use-neighbour-keys.ts';

/** The reader of a CV is loaded with the first one that is opened, not with the list. */
const CvDialogContent = lazy(async () => ({ default: (await import('./cv-dialog-content.tsx')).CvDialogContent }));

export interface CvDialogProps {
  /** Null keeps it closed. */
  cvId: string | null;
  onClose(): void;
  /** Left out at the end of the list. J and K call them as well. */
  onNext?(): void;
  onPrevious?(): void;
  /** Hides who it is: name, contacts, links, file name and original. */
  isBlind?: boolean;
  /** What the person is called meanwhile: "Candidate 7". */
  blindName?: string;
  /** Opens it there. */
  quotation?: Evidence | null;
  tools?: CvTools;
}

/** One CV, large, over the list it was opened from. */
export function CvDialog({ cvId, onClose, isBlind = false, ...rest }: CvDialogProps) {
  return (
    <Primitive.Root open={cvId !== null} onOpenChange={(open) => !open && onClose()}>
      {cvId !== null && (
        <Primitive.Portal>
          {/* What it was opened from, a panel or a dialog, steps back while it is open: see `useCoveredDialogs`. */}
          <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
          <Frame cvId={cvId} isBlind={isBlind} {...rest} />
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

/**
 * The query with all that its content reads. The content is loaded later: a failure that came before it would be heard of by
 * no one, and the place of the CV would stand empty for good.
 */
function useReadCv(id: string) {
  const { data, error, isFetching, refetch } = useCv(id);
  return { data, error, isFetching, refetch };
}

type FrameProps = Omit<CvDialogProps, 'cvId' | 'onClose'> & { cvId: string; isBlind: boolean };

function Frame({ cvId, isBlind, blindName = 'Candidate', quotation = null, tools, onNext, onPrevious }: FrameProps) {
  const query = useReadCv(cvId);
  const [opener] = useState(() => document.activeElement);
  useNeighbourKeys(onNext, onPrevious);
  useCoveredDialogs();
  const name = isBlind ? blindName : query.data?.candidate.name || (query.data ? 'No name found' : 'CV');
  return (
    <Primitive.Content
      aria-describedby={undefined}
      // The dialog itself takes the focus: a button that did would be the first thing a stray Enter presses.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener instanceof HTMLElement) opener.focus();
      }}
      tabIndex={-1}
      className={cn(
        'fixed top-1/2 left-1/2 z-50 flex h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-7xl -translate-1/2 animate-appear flex-col',
        'rounded-xl border border-line bg-raised text-sm/5 text-text shadow-dialog focus:outline-none',
        'max-sm:h-dvh max-sm:w-screen max-sm:rounded-none max-sm:border-0',
      )}
    >
      <header className="flex items-start gap-3 px-5 pt-4 pb-3">
        <Primitive.Title className="min-w-0 flex-1 text-lg/7 font-semibold break-words">{name}</Primitive.Title>
        <div className="flex items-center gap-1">
          {(onPrevious || onNext) && <Neighbours onPrevious={onPrevious} onNext={onNext} />}
          <Primitive.Close asChild>
            <IconButton label="Close" size="sm" className="-mr-1">
              <X />
            </IconButton>
          </Primitive.Close>
        </div>
      </header>
      {/* A new CV starts at its top, with nothing marked. */}
      <Suspense fallback={<CvPlace />}>
        <AfterPaint meanwhile={<CvPlace />}>
          {() => <CvDialogContent key={cvId} query={query} isBlind={isBlind} quotation={quotation} tools={tools} />}
        </AfterPaint>
      </Suspense>
    </Primitive.Content>
  );
}

const Neighbours = ({ onPrevious, onNext }: Pick<CvDialogProps, 'onPrevious' | 'onNext'>) => (
  <>
    <IconButton label="Previous CV (K)" size="sm" disabled={!onPrevious} onClick={onPrevious}>
      <ChevronLeft />
    </IconButton>
    <IconButton label="Next CV (J)" size="sm" disabled={!onNext} onClick={onNext}>
      <ChevronRight />
    </IconButton>
  </>
);

/** Hides other dialogs, in `app.css`. */
function useCoveredDialogs(): void {
  useLayoutEffect(() => {
    document.body.dataset.dialogsCovered = '';
    return () => {
      delete document.body.dataset.dialogsCovered;
    };
  }, []);
}

const CvPlace = () => (
  <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6">
    <CvSkeleton />
  </div>
);
