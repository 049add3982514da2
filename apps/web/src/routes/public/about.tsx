import { listResources } from '@candela/contract/resources/resources.routes.ts';
import type { ResourceItem } from '@candela/contract/resources/resources.schemas.ts';
import { data, useRouteLoaderData } from 'react-router';
import { pageMeta, siteOf } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { Founders } from '#public/founders.tsx';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { PublicIcon } from '#public/public-icon.tsx';
import { ResourceCard } from '#public/resource-card.tsx';
import { PageIntro, Section, SectionTitle } from '#public/section.tsx';
import { organisation } from '#public/structured-data.ts';
import type { loader as rootLoader } from '#root.tsx';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About',
    description: 'Candela is the unit of light. Our mission is hiring that both sides can see into.',
    path: '/about',
    structuredData: [organisation(siteOf(args))],
  });

export const headers = publicPageHeaders;

const newsShown = 3;

/** The page stands without its news; but a page with that gap is not kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const news: ResourceItem[] | null = await context
    .get(apiContext)
    .call(listResources, { params: { type: 'news' }, query: { page: 1, pageSize: newsShown } })
    .then(
      ({ items }) => items,
      () => null,
    );
  return data({ news }, news ? {} : { headers: notStored });
}

export default function About({ loaderData: { news } }: Route.ComponentProps) {
  const founders = useRouteLoaderData<typeof rootLoader>('root')?.site.founders ?? [];
  return (
    <>
      <PageIntro eyebrow="About" title="A candela is a measure of light.">
        <p>Our mission: hiring that both sides can see into.</p>
      </PageIntro>
      <Section id="mission" rule>
        <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr]">
          <SectionTitle id="mission">What we hold to</SectionTitle>
          <div className="grid max-w-measure gap-5">
            <p>
              Software now decides who is read and who is not. Most of it cannot say why. We think a score about a
              person is only worth having if it can be explained, if the explanation rests on evidence, and if the
              person can see both.
            </p>
            <p>
              So the recruiter’s ranking and the candidate’s page are one drawing. Who a person is (name, photo, age,
              gender, address, nationality) never reaches the scorer. No one is rejected automatically. And every
              decision keeps the name of the person who made it.
            </p>
          </div>
        </div>
      </Section>
      {founders.length > 0 && (
        <Section id="founders" rule>
          <div className="grid gap-10">
            <SectionTitle id="founders">Who is behind it</SectionTitle>
            <Founders founders={founders} />
          </div>
        </Section>
      )}
      <Section id="newsroom" rule>
        <div className="grid gap-8">
          <div className="flex flex-wrap items-end justify-between gap-6">
            <SectionTitle id="newsroom">Newsroom</SectionTitle>
            <a
              href="/resources/news"
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent-text hover:underline"
            >
              See all
              <span className="sr-only"> news</span>
              <PublicIcon name="arrow-right" className="size-4" />
            </a>
          </div>
          <News items={news} />
        </div>
      </Section>
    </>
  );
}

function News({ items }: { items: readonly ResourceItem[] | null }) {
  if (!items) return <p className="text-muted">Content is temporarily unavailable...</p>;
  if (items.length === 0) return <p className="text-muted">There is no news yet. It will appear here.</p>;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id}>
          <ResourceCard item={item} sizes="(min-width: 1152px) 341px, (min-width: 640px) 45vw, 94vw" />
        </li>
      ))}
    </ul>
  );
}
