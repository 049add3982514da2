import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { cn } from '#lib/class-names.ts';
import { AuthorshipNote } from './authorship-note.tsx';
import { CvBody, type CvBodyProps } from './cv-body.tsx';
import { CvNotices } from './cv-notices.tsx';
import { CvUnplaced } from './cv-unplaced.tsx';
import { sourcesByField } from './field-sources.ts';
import { findQuotation } from './find-quotation.ts';
import { LostQuotation } from './lost-quotation.tsx';
import { type NarrowView, NarrowViews } from './narrow-views.tsx';
import type { OriginalDocument } from './original-document.ts';
import { linksInto } from './quotation-links.ts';
import { ShownFieldContext, useShownField } from './shown-field.ts';
import { SourcePlaceBar, SourcePlacePanel } from './source-place.tsx';

export interface CvReaderProps extends Pick<CvBodyProps, 'headingLevel'> {
  cv: Cv;
  /** Above the CV, for example the person's contacts. */
  top?: ReactNode;
  /** What the reader wants to see in it: marked, brought into sight and focused. */
  quotation?: Evidence | null;
  /** The quotation is in a part that is not shown. */
  isQuotationHidden?: boolean;
  /** The dialog: the reader scrolls within the height it is given. On a page the page scrolls. */
  isContained?: boolean;
  /** The file itself: drawn beside the CV, or, where there is no room for both, in its place when it is asked for. */
  original?: OriginalDocument | undefined;
  /** Its place is kept while it is fetched. */
  isOriginalComing?: boolean;
}

/** A CV beside the document it was read from; how the two stand depends on the room there is. */
export function CvReader({ quotation = null, isOriginalComing = false, ...rest }: CvReaderProps) {
  const hasOriginal = rest.original !== undefined || isOriginalComing;
  const [asked, setAsked] = useState<{ quotation: Evidence; times: number } | null>(null);
  const ask = (next: Evidence) => setAsked((last) => ({ quotation: next, times: (last?.times ?? 0) + 1 }));
  // One that is asked for in the CV itself is read as one that led here: anew, from its place on.
  const shown = { ...rest, hasOriginal, quotation: asked?.quotation ?? quotation };
  return <Reading key={asked?.times} {...shown} onQuotation={ask} />;
}

interface ReadingProps extends Omit<CvReaderProps, 'isOriginalComing'> {
  hasOriginal: boolean;
  quotation: Evidence | null;
  onQuotation(quotation: Evidence): void;
}

/** Brings what the reader came for into sight, and gives it the focus. */
function useQuotationInSight(text: RefObject<HTMLElement | null>, quotation: Evidence | null) {
  useEffect(() => {
    if (!quotation) return;
    // After the dialog around it has taken the focus, and has noted where to give it back to.
    const frame = requestAnimationFrame(() => {
      const target = text.current?.querySelector<HTMLElement>('[data-quoted]');
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [text, quotation]);
}

const columns = {
  withOriginal: '@2xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:grid-cols-2',
  withMap: '@2xl:grid-cols-[minmax(0,1fr)_14rem] @4xl:grid-cols-[minmax(0,1fr)_18rem]',
};

function Reading(props: ReadingProps) {
  const { cv, quotation, isQuotationHidden = false, isContained = false, original, hasOriginal } = props;
  const [narrowView, setNarrowView] = useState<NarrowView>('record');
  const text = useRef<HTMLDivElement>(null);
  const sources = useMemo(() => sourcesByField(cv), [cv]);
  const quoted = useMemo(() => quotation && findQuotation(cv, quotation), [cv, quotation]);
  const { shown, chosen, stop, clear } = useShownField(text, sources, quoted?.field);
  const placeOf = (field: string | null) => {
    const found = field ? (sources.get(field) ?? []) : [];
    // Of a long field, the words that the reader came for.
    return quotation && field === quoted?.field
      ? found.map((source) => ({ ...source, quote: quotation.quote }))
      : found;
  };
  const hasMap = cv.pages.length > 0 && sources.size > 0;
  const isOriginalDrawn = hasOriginal && narrowView === 'original';
  useQuotationInSight(text, quotation);

  return (
    <ShownFieldContext value={{ sources, shown, stop, quoted }}>
      <div className={cn('@container', isContained && 'min-h-0 flex-1')}>
        <div
          className={cn(
            'grid items-start gap-x-6',
            hasMap && (hasOriginal ? columns.withOriginal : columns.withMap),
            isContained && 'h-full @max-2xl:overflow-y-auto @2xl:grid-rows-[minmax(0,1fr)]',
          )}
        >
          {hasMap && hasOriginal && <NarrowViews value={narrowView} onChange={setNarrowView} />}
          <div
            ref={text}
            className={cn(
              'grid min-w-0 content-start gap-6 text-sm/6',
              isOriginalDrawn && '@max-2xl:hidden',
              isContained && 'px-5 pt-1 pb-6 @2xl:h-full @2xl:overflow-y-auto @2xl:pr-6',
            )}
          >
            {quotation && !quoted && <LostQuotation quote={quotation.quote} cv={cv} isHidden={isQuotationHidden} />}
            {props.top}
            <AuthorshipNote authorship={cv.authorship} links={linksInto(cv, props.onQuotation)} />
            <CvNotices flags={cv.flags} />
            <CvBody cv={cv} headingLevel={props.headingLevel} />
            <CvUnplaced lines={cv.unplaced} />
          </div>
          {hasMap && (
            <SourcePlaces
              cv={cv}
              original={original}
              shown={placeOf(shown)}
              chosen={placeOf(chosen)}
              onClose={clear}
              isDrawn={isOriginalDrawn}
              isContained={isContained}
            />
          )}
        </div>
      </div>
    </ShownFieldContext>
  );
}

interface SourcePlacesProps extends Pick<CvReaderProps, 'cv' | 'original'> {
  shown: ComponentProps<typeof SourcePlacePanel>['shown'];
  chosen: ComponentProps<typeof SourcePlaceBar>['shown'];
  onClose(): void;
  /** In the CV's place, where there is no room for both. */
  isDrawn: boolean;
  isContained: boolean;
}

/** Where in the file it stands: beside the CV, or at the foot where there is little room. */
const SourcePlaces = ({ cv, original, shown, chosen, onClose, isDrawn, isContained }: SourcePlacesProps) => (
  <>
    <div
      className={cn(
        isDrawn ? 'flex @max-2xl:px-5' : 'hidden @2xl:flex',
        isContained ? 'h-full pr-5 pb-5' : 'sticky top-20 h-[min(44rem,calc(100dvh-7rem))]',
      )}
    >
      <SourcePlacePanel cv={cv} shown={shown} original={original} />
    </div>
    <div className={cn('sticky bottom-3 z-10 mt-4 @2xl:hidden', isContained && 'mx-3')}>
      <SourcePlaceBar cv={cv} shown={chosen} onClose={onClose} />
    </div>
  </>
);
