import type { ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import { pageMeta, siteOf } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { loadSummary } from '#public/load-summary.ts';
import { publicPageHeaders } from '#public/page-headers.ts';
import { ResourceFacts, resourcePath } from '#public/resource-card.tsx';
import { feeds, kindOf, resourceKinds } from '#public/resource-kinds.ts';
import { ResourceRow } from '#public/resource-row.tsx';
import { PageIntro, Section } from '#public/section.tsx';
import { breadcrumbs } from '#public/structured-data.ts';
import { Thumbnail } from '#public/thumbnail.tsx';
import type { Route } from './+types/resources.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Resources',
    description: 'Blog, product updates, news and whitepapers on hiring in the light.',
    path: '/resources',
    structuredData: [breadcrumbs([{ label: 'Resources', to: '/resources' }], siteOf(args))],
    feeds,
  });

export const headers = publicPageHeaders;

export const loader = ({ context }: Route.LoaderArgs) => loadSummary(context.get(apiContext));

/** Everything there is to read: the newest of all first, then the newest of each kind. */
export default function Resources({ loaderData: { summary } }: Route.ComponentProps) {
  if (!summary) {
    return (
      <PageIntro title="Resources">
        <p>Content is temporarily unavailable...</p>
      </PageIntro>
    );
  }
  const newest = resourceKinds
    .flatMap(({ key }) => summary[key])
    .reduce<ResourceItem | null>((a, b) => (a && a.publishedAt >= b.publishedAt ? a : b), null);
  if (!newest) return <NothingYet />;
  return (
    <>
      <PageIntro title="Resources">
        <p>On hiring well and being hired well: what we learn, build and publish.</p>
      </PageIntro>
      <div className="mx-auto grid max-w-6xl gap-16 px-5 sm:px-8">
        <Newest item={newest} />
        {resourceKinds.map((kind) => {
          // What stands above is not repeated.
          const items = summary[kind.key].filter(({ id }) => id !== newest.id);
          return items.length > 0 && <ResourceRow key={kind.type} kind={kind} items={items} headingAs="h2" />;
        })}
      </div>
    </>
  );
}

function Newest({ item }: { item: ResourceItem }) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.35fr_1fr]">
      <Thumbnail
        picture={item.thumbnail}
        sizes="(min-width: 1152px) 598px, (min-width: 1024px) 54vw, 94vw"
        isLeading
        className="rounded-xl"
      />
      <div className="grid gap-4">
        <p className="text-[15px]/6 font-medium text-accent-text">Newest · {kindOf(item.type)?.label}</p>
        <h2 className="display text-[clamp(1.9rem,3.4vw,2.75rem)]">
          <a
            href={resourcePath(item)}
            className="underline-offset-[6px] group-hover:underline after:absolute after:-inset-1.5 after:rounded-xl"
          >
            {item.title}
          </a>
        </h2>
        <p className="text-muted">{item.description}</p>
        <ResourceFacts item={item} />
      </div>
    </article>
  );
}

function NothingYet() {
  return (
    <>
      <PageIntro title="Resources">
        <p>Fresh resources are nearly here</p>
      </PageIntro>
      <Section className="pt-0 md:pt-0">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {resourceKinds.map(({ type, label, blurb }) => (
            <li key={type} className="grid gap-1.5 border-t border-line py-6">
              <a href={`/resources/${type}`} className="justify-self-start text-lg/7 font-semibold hover:underline">
                {label}
              </a>
              <p className="text-[17px]/7 text-muted">{blurb}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
