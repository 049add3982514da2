import { getResource } from '@candela/contract/resources/resources.routes.ts';
import { data, redirect } from 'react-router';
import { asUnknownAddress } from '#lib/loader-error.ts';
import { apiContext } from '#lib/server-context.ts';
import { articleMeta } from '#public/article-meta.ts';
import { ArticlePage } from '#public/article-page.tsx';
import { loadOthers } from '#public/load-others.ts';
import { resourcePath } from '#public/resource-card.tsx';
import { ResourceFailure } from '#public/resource-failure.tsx';
import { kindOf } from '#public/resource-kinds.ts';
import type { Route } from './+types/resource.ts';

export async function loader({ params: { type, slug }, context }: Route.LoaderArgs) {
  const kind = kindOf(type);
  if (!kind) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const { data: resource } = await api.call(getResource, { params: { type, slug } }).catch((error: unknown) => {
    throw asUnknownAddress(error);
  });
  // An address it had before: visitors who kept the link are sent to the present one.
  if (resource.slug !== slug) throw redirect(resourcePath(resource), 301);
  return { kind, resource, others: await loadOthers(api, resource) };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? articleMeta(args, args.loaderData.resource) : []);

export default function ResourceArticle({ loaderData: { kind, resource, others } }: Route.ComponentProps) {
  return <ArticlePage kind={kind} resource={resource} others={others} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ResourceFailure error={error} message="This resource is unavailable right now." />;
}
