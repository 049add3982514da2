import type { Cv, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { useEffect, useRef } from 'react';
import { named } from './field-sources.ts';
import { PageOutline } from './page-outline.tsx';

export interface PageMapProps {
  cv: Pick<Cv, 'pages' | 'sources'>;
  shown: readonly FieldSource[];
}

/** All pages, one below the other. */
export function PageMap({ cv, shown }: PageMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = shown[0]?.page;

  // Only the map moves: what the person is reading stays where it is.
  useEffect(() => {
    const element = frame.current;
    const target = page === undefined ? null : element?.querySelector<SVGElement>(`[data-page="${page}"]`);
    if (!element || !target) return;
    const top = target.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: top - 8, behavior: calm ? 'instant' : 'smooth' });
  }, [page]);

  return (
    <div ref={frame} className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto p-px">
      {named('pages', cv.pages).map(({ field }, index) => (
        <PageOutline key={field} cv={cv} number={index + 1} shown={shown} />
      ))}
    </div>
  );
}
