import type { ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import { cn } from '#lib/class-names.ts';
import { PublicIcon } from './public-icon.tsx';
import { ResourceCard } from './resource-card.tsx';
import type { ResourceKind } from './resource-kinds.ts';

const gridColumns = { 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' };
/** One and a bit on a phone, two and a bit on a tablet: what is cut off says that there is more. */
const slideWidths = {
  3: 'w-[82%] sm:w-[46%] lg:w-[calc((100%-3rem)/3)]',
  4: 'w-[82%] sm:w-[46%] lg:w-[calc((100%-4.5rem)/4)]',
};
const sizes = {
  3: '(min-width: 1152px) 352px, (min-width: 1024px) 31vw, (min-width: 640px) 44vw, 82vw',
  4: '(min-width: 1152px) 254px, (min-width: 1024px) 23vw, (min-width: 640px) 44vw, 82vw',
};

export interface ResourceRowProps {
  kind: ResourceKind;
  items: readonly ResourceItem[];
  headingAs?: 'h2' | 'h3';
}

/** The newest of one kind: side by side while they fit, a carousel when there are more. */
export function ResourceRow({ kind, items, headingAs: Heading = 'h3' }: ResourceRowProps) {
  const { type, plural, perRow } = kind;
  const id = `row-${type}`;
  const isCarousel = items.length > perRow;
  const card = { sizes: sizes[perRow], headingAs: Heading === 'h2' ? 'h3' : 'h4' } as const;
  return (
    <section aria-labelledby={id} data-carousel={isCarousel || undefined} className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-5">
        <Heading id={id} className="text-xl/8 font-semibold">
          {plural}
        </Heading>
        <div className="flex items-center gap-4">
          {isCarousel && <CarouselControls of={plural} />}
          <a
            href={`/resources/${type}`}
            className="inline-flex min-h-8 items-center gap-1.5 text-base/6 font-medium text-accent-text hover:underline"
          >
            View all
            <span className="sr-only"> {plural.toLowerCase()}</span>
            <PublicIcon name="arrow-right" className="size-4" />
          </a>
        </div>
      </header>
      {isCarousel ? (
        <ul
          data-carousel-list
          className="-mx-2 -my-2 flex snap-x snap-mandatory scroll-px-2 gap-6 overflow-x-auto overscroll-x-contain rounded-lg px-2 py-2 [scrollbar-width:thin]"
        >
          {items.map((item) => (
            <li key={item.id} className={cn('shrink-0 snap-start', slideWidths[perRow])}>
              <ResourceCard item={item} {...card} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={cn('grid gap-x-6 gap-y-10', gridColumns[perRow])}>
          {items.map((item) => (
            <li key={item.id}>
              <ResourceCard item={item} {...card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Only script can turn them, so only script shows them; their room is kept so that nothing moves. */
function CarouselControls({ of }: { of: string }) {
  const button =
    'inline-flex size-9 items-center justify-center rounded-full border border-line-strong/60 bg-surface hover:bg-hover aria-disabled:cursor-default aria-disabled:opacity-45';
  return (
    <div data-carousel-controls className="invisible flex gap-2 data-[ready=true]:visible max-sm:hidden">
      <button type="button" data-carousel-step="-1" aria-label={`Previous ${of.toLowerCase()}`} className={button}>
        <PublicIcon name="arrow-right" className="size-4 rotate-180" />
      </button>
      <button type="button" data-carousel-step="1" aria-label={`Next ${of.toLowerCase()}`} className={button}>
        <PublicIcon name="arrow-right" className="size-4" />
      </button>
    </div>
  );
}
