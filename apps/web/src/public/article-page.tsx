import type { Resource, ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { ArticleBody } from './article-body.tsx';
import { kept } from './kept.tsx';
import { PageTrail } from './page-trail.tsx';
import { PublicIcon } from './public-icon.tsx';
import { ResourceCard, ResourceFacts } from './resource-card.tsx';
import type { ResourceKind } from './resource-kinds.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface ArticlePageProps {
  kind: ResourceKind;
  resource: Resource;
  others: readonly ResourceItem[];
  /** Beside the text on wide screens, below it on narrow ones: a whitepaper's form. */
  aside?: ReactNode;
  /** Under the standfirst: the way to the aside where it is out of sight. */
  action?: ReactNode;
}

/** An article as it is read. */
export function ArticlePage({ kind, resource, others, aside, action }: ArticlePageProps) {
  return (
    <>
      <article className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-5 pt-10 sm:px-8 md:gap-14 md:pt-14">
        <header className={cn('grid gap-5', !aside && 'mx-auto w-full max-w-2xl')}>
          <ArticleTitle kind={kind} resource={resource} />
          {action}
        </header>
        {aside ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
              <Lead resource={resource} sizes="(min-width: 1152px) 672px, (min-width: 1024px) 60vw, 94vw" />
              <ArticleBody resource={resource} />
            </div>
            {aside}
          </div>
        ) : (
          <>
            <Lead resource={resource} sizes="(min-width: 1152px) 1088px, 94vw" />
            <div className="mx-auto w-full max-w-2xl">
              <ArticleBody resource={resource} />
            </div>
          </>
        )}
      </article>
      {others.length > 0 && <MoreLikeThis kind={kind} items={others} />}
    </>
  );
}

/** What stands above the text, in words. */
const ArticleTitle = kept('title', ({ kind, resource }: Pick<ArticlePageProps, 'kind' | 'resource'>) => (
  <>
    <PageTrail
      steps={[
        { label: 'Resources', to: '/resources' },
        { label: kind.label, to: `/resources/${kind.type}` },
      ]}
    />
    <h1 className="display max-w-[24ch] text-[clamp(2.25rem,5vw,3.75rem)] break-words">{resource.title}</h1>
    {resource.description && <p className="max-w-[60ch] text-xl/8 text-pretty text-muted">{resource.description}</p>}
    <ResourceFacts item={resource} />
  </>
));

/** The picture above the text; an article without one begins with its words. */
function Lead({ resource, sizes }: { resource: Resource; sizes: string }) {
  return (
    resource.thumbnail && <Thumbnail picture={resource.thumbnail} sizes={sizes} isLeading className="rounded-xl" />
  );
}

interface MoreLikeThisProps {
  kind: ResourceKind;
  items: readonly ResourceItem[];
}

const MoreLikeThis = kept('more', ({ kind, items }: MoreLikeThisProps) => {
  return (
    <section aria-labelledby="more" className="mx-auto mt-20 w-full max-w-6xl px-5 sm:px-8 md:mt-28">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <h2 id="more" className="text-xl/8 font-semibold">
          More like this
        </h2>
        <a
          href={`/resources/${kind.type}`}
          className="inline-flex min-h-8 items-center gap-1.5 text-base/6 font-medium text-accent-text hover:underline"
        >
          View all
          <span className="sr-only"> {kind.plural.toLowerCase()}</span>
          <PublicIcon name="arrow-right" className="size-4" />
        </a>
      </div>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.id}>
            <ResourceCard item={item} sizes="(min-width: 1152px) 352px, (min-width: 640px) 45vw, 94vw" />
          </li>
        ))}
      </ul>
    </section>
  );
});
