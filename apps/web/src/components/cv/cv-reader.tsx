import type { Cv } from '@candela/contract/cvs/cv.schemas.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { cn } from '../../lib/class-names.ts';
import { AuthorshipNote } from './authorship-note.tsx';
import { CvBody, type CvBodyProps } from './cv-body.tsx';
import { CvNotices } from './cv-notices.tsx';
import { CvUnplaced } from './cv-unplaced.tsx';
import { sourcesByField } from './field-sources.ts';
import { FoundPlaceBar, FoundPlacePanel } from './found-place.tsx';
import { ShownFieldContext, useShownField } from './shown-field.ts';

export interface CvReaderProps extends Pick<CvBodyProps, 'headingLevel'> {
  cv: Cv;
  /** Above the CV, for example the person's contacts. */
  top?: ReactNode;
  /** The dialog: the reader scrolls within the height it is given. On a page the page scrolls. */
  isContained?: boolean;
}

/** A CV beside the document it was read from; how the two stand depends on the room there is. */
export function CvReader({ cv, top, isContained = false, headingLevel }: CvReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const sources = useMemo(() => sourcesByField(cv), [cv]);
  const { shown, chosen, stop, clear } = useShownField(text, sources);
  const placeOf = (field: string | null) => (field ? (sources.get(field) ?? []) : []);
  const hasMap = cv.pages.length > 0 && sources.size > 0;

  return (
    <ShownFieldContext value={{ sources, shown, stop }}>
      <div className={cn('@container', isContained && 'min-h-0 flex-1')}>
        <div
          className={cn(
            'grid items-start gap-x-6',
            hasMap && '@2xl:grid-cols-[minmax(0,1fr)_14rem] @4xl:grid-cols-[minmax(0,1fr)_18rem]',
            isContained && 'h-full @max-2xl:overflow-y-auto @2xl:grid-rows-[minmax(0,1fr)]',
          )}
        >
          <div
            ref={text}
            className={cn(
              'grid min-w-0 content-start gap-6 text-sm/6',
              isContained && 'px-5 pt-1 pb-6 @2xl:h-full @2xl:overflow-y-auto @2xl:pr-6',
            )}
          >
            {top}
            <AuthorshipNote authorship={cv.authorship} />
            <CvNotices flags={cv.flags} />
            <CvBody cv={cv} headingLevel={headingLevel} />
            <CvUnplaced lines={cv.unplaced} />
          </div>
          {hasMap && (
            <>
              <div
                className={cn(
                  'hidden @2xl:flex',
                  isContained ? 'h-full pr-5 pb-5' : 'sticky top-20 h-[min(44rem,calc(100dvh-7rem))]',
                )}
              >
                <FoundPlacePanel cv={cv} shown={placeOf(shown)} />
              </div>
              <div className={cn('sticky bottom-3 z-10 mt-4 @2xl:hidden', isContained && 'mx-3')}>
                <FoundPlaceBar cv={cv} shown={placeOf(chosen)} onClose={clear} />
              </div>
            </>
          )}
        </div>
      </div>
    </ShownFieldContext>
  );
}
