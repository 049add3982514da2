import type { Cv, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { useEffect, useRef } from 'react';
import { named } from './field-sources.ts';
import type { OriginalDocument } from './original-document.ts';
import { PageOutline } from './page-outline.tsx';

export interface PageMapProps {
  cv: Pick<Cv, 'pages' | 'sources'>;
  shown: readonly FieldSource[];
  original?: OriginalDocument | undefined;
}

/** What scrolls and holds nothing to press is reached by its own place in the order of the keyboard. */
const scrolledByKeyboard = { tabIndex: 0 };

/** All pages, one below the other. */
export function PageMap({ cv, shown, original }: PageMapProps) {
  const frame = useRef<HTMLElement>(null);
  const place = shown[0];
  const { page, box } = place ?? {};
  const height = page === undefined ? undefined : cv.pages[page - 1]?.height;

  // Only the map moves: what the person is reading stays where it is.
  useEffect(() => {
    const element = frame.current;
    const target = page === undefined ? null : element?.querySelector<SVGElement>(`[data-page="${page}"]`);
    if (!element || !target) return;
    const { top: start, height: drawn } = target.getBoundingClientRect();
    const top = start - element.getBoundingClientRect().top + element.scrollTop;
    // A page larger than its frame is brought to where the words stand.
    const within =
      drawn > element.clientHeight && box && height ? (box.y / height) * drawn - element.clientHeight / 3 : 0;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: top + Math.max(0, within) - 8, behavior: calm ? 'instant' : 'smooth' });
  }, [page, box, height]);

  return (
    <section
      ref={frame}
      aria-label="Pages of the CV"
      {...scrolledByKeyboard}
      className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto rounded-sm p-px focus-visible:outline-2 focus-visible:outline-ring"
    >
      {named('pages', cv.pages).map(({ field }, index) => (
        <PageOutline key={field} cv={cv} number={index + 1} shown={shown} original={original} />
      ))}
    </section>
  );
}
