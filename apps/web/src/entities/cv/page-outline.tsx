import type { Cv, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { cn } from '#lib/class-names.ts';
import type { OriginalDocument } from './original-document.ts';
import { PageImage } from './page-image.tsx';

export interface PageOutlineProps {
  cv: Pick<Cv, 'pages' | 'sources'>;
  /** Counted from 1. */
  number: number;
  shown: readonly FieldSource[];
  /** The page itself is drawn below the marks. */
  original?: OriginalDocument | undefined;
  className?: string;
}

/** Wider than the words by a little, so that the line around them does not touch them. */
const margin = 2;

/** One page of the document: every field a shade where it stands, the shown one marked. */
export function PageOutline({ cv, number, shown, original, className }: PageOutlineProps) {
  const size = cv.pages[number - 1];
  if (!size) return null;
  const marked = shown.filter(({ page }) => page === number);
  // Several fields may stand in one line: it is shaded once.
  const places = new Map(
    cv.sources.filter(({ page }) => page === number).map(({ box }) => [`${box.x} ${box.y} ${box.width}`, box]),
  );
  const drawing = (
    <svg
      role="img"
      aria-label={`Page ${number} of ${cv.pages.length}${marked.length > 0 ? ', with the place marked' : ''}`}
      data-page={number}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={cn(
        'relative block h-auto w-full rounded-sm border border-line',
        !original && 'bg-surface',
        !original && className,
      )}
    >
      {[...places].map(([key, box]) => (
        <rect key={key} {...box} rx={3} className={original ? 'fill-info/10' : 'fill-neutral-soft'} />
      ))}
      {marked.map(({ field, box }) => (
        <rect
          key={`${field} ${box.x} ${box.y}`}
          x={box.x - margin}
          y={box.y - margin}
          width={box.width + 2 * margin}
          height={box.height + 2 * margin}
          rx={4}
          className={cn('stroke-accent', original ? 'fill-accent/15' : 'fill-accent/35')}
          strokeWidth={2.5}
        />
      ))}
    </svg>
  );
  if (!original) return drawing;
  return (
    <div className={cn('relative', className)}>
      <PageImage original={original} number={number} />
      {drawing}
    </div>
  );
}
