import { listResources } from '@candela/contract/resources/resources.routes.ts';
import { data } from 'react-router';
import { asPageError } from '#lib/loader-error.ts';
import { pageMeta, siteOf } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { pageNumberOf } from '#public/page-number.ts';
import { PageTrail } from '#public/page-trail.tsx';
import { Paging, pageAddress } from '#public/paging.tsx';
import { ResourceCard } from '#public/resource-card.tsx';
import { ResourceFailure } from '#public/resource-failure.tsx';
import { feeds, kindOf } from '#public/resource-kinds.ts';
import { breadcrumbs } from '#public/structured-data.ts';
import type { Route } from './+types/resource-list.ts';

const pageSize = 24;
/** As many as a wide screen shows at first; their pictures do not wait. */
const firstRow = 3;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindOf(params.type);
  const page = pageNumberOf(new URL(request.url).searchParams);
  if (!kind || page === null) throw data(null, { status: 404 });
  const { items, pagination } = await context
    .get(apiContext)
    .call(listResources, { params: { type: kind.type }, query: { page, pageSize } })
    .catch((error: unknown) => {
      throw asPageError(error);
    });
  if (page > 1 && items.length === 0) throw data(null, { status: 404 });
  return { kind, items, page, totalPages: pagination.totalPages };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { kind, page } = args.loaderData;
  const path = `/resources/${kind.type}`;
  return pageMeta(args, {
    title: page > 1 ? `${kind.label}, page ${page}` : kind.label,
    description: kind.blurb,
    path: pageAddress(path, page),
    structuredData: [
      breadcrumbs(
        [
          { label: 'Resources', to: '/resources' },
          { label: kind.label, to: path },
        ],
        siteOf(args),
      ),
    ],
    feeds: feeds.filter((feed) => feed.path.startsWith(`${path}/`)),
  });
};

export default function ResourceList({ loaderData: { kind, items, page, totalPages } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-12 px-5 pt-10 sm:px-8 md:pt-14">
      <header className="grid gap-4">
        <PageTrail steps={[{ label: 'Resources', to: '/resources' }]} />
        <h1 className="display text-[clamp(2.5rem,6vw,4.25rem)]">{kind.label}</h1>
        <p className="max-w-[60ch] text-xl/8 text-muted">{kind.blurb}</p>
      </header>
      {items.length === 0 ? (
        <p className="border-t border-line pt-8 text-xl/8">Coming soon. The first ones are being written.</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-14 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item, index) => (
            <li key={item.id}>
              <ResourceCard
                item={item}
                sizes="(min-width: 1152px) 341px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 94vw"
                headingAs="h2"
                isLeading={index < firstRow}
              />
            </li>
          ))}
        </ul>
      )}
      <Paging path={`/resources/${kind.type}`} page={page} totalPages={totalPages} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ResourceFailure error={error} message="Content is temporarily unavailable..." />;
}
