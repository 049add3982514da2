import type { ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import { kept } from './kept.tsx';
import { publishedOn } from './resource-dates.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface ResourceCardProps {
  item: ResourceItem;
  /** How wide the card is drawn, as the picture's `sizes`. */
  sizes: string;
  headingAs?: 'h2' | 'h3' | 'h4';
  isLeading?: boolean;
}

export const resourcePath = ({ type, slug }: Pick<ResourceItem, 'type' | 'slug'>): string =>
  `/resources/${type}/${slug}`;

/** A resource among others: picture, date, title. The whole of it is the link. */
function Card({ item, sizes, headingAs: Heading = 'h3', isLeading }: ResourceCardProps) {
  return (
    <article className="group relative grid content-start gap-3">
      <Thumbnail
        picture={item.thumbnail}
        sizes={sizes}
        isLeading={isLeading}
        className="transition-colors group-hover:border-line-strong"
      />
      <ResourceFacts item={item} className="mt-1" />
      <Heading className="font-display text-[22px]/7 tracking-[-0.012em] text-pretty">
        <a
          href={resourcePath(item)}
          className="underline-offset-4 group-hover:underline after:absolute after:-inset-1.5 after:rounded-xl"
        >
          {item.title}
        </a>
      </Heading>
      <p className="line-clamp-3 text-base/6 text-muted">{item.description}</p>
    </article>
  );
}

const KeptCard = kept('card', Card);

/** The leading one is part of its page: React tells the browser of its picture at the top of that. */
export const ResourceCard = (props: ResourceCardProps) =>
  props.isLeading ? <Card {...props} /> : <KeptCard {...props} />;

/** When, and how long it takes. */
export function ResourceFacts({
  item,
  className,
}: {
  item: Pick<ResourceItem, 'publishedAt' | 'readingTime'>;
  className?: string;
}) {
  return (
    <p className={`flex flex-wrap gap-x-2 text-sm/5 text-muted ${className ?? ''}`}>
      <time dateTime={item.publishedAt}>{publishedOn(item.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{item.readingTime} min read</span>
    </p>
  );
}
