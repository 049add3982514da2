import { getResourcePreview } from '@candela/contract/resources/resources.routes.ts';
import { data } from 'react-router';
import { asUnknownAddress } from '#lib/loader-error.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { ArticlePage } from '#public/article-page.tsx';
import { LeadForm } from '#public/lead-form.tsx';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { ResourceFailure } from '#public/resource-failure.tsx';
import { kindOf } from '#public/resource-kinds.ts';
import type { Route } from './+types/resource-preview.ts';

export const headers = publicPageHeaders;

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data: resource } = await context
    .get(apiContext)
    .call(getResourcePreview, { params: { token } })
    .catch((error: unknown) => {
      throw asUnknownAddress(error);
    });
  const kind = kindOf(resource.type);
  if (!kind) throw data(null, { status: 404 });
  return data({ kind, resource }, { headers: notStored });
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? pageMeta(args, { title: `Preview: ${args.loaderData.resource.title}`, description: 'Not published' })
    : [];

/** A draft as it will look, for those who were given the link. */
export default function ResourcePreview({ loaderData: { kind, resource } }: Route.ComponentProps) {
  return (
    <>
      <p className="border-b border-line bg-warning-soft px-5 py-3 text-center text-[15px]/6 font-medium text-warning-text">
        Preview: not the public page
      </p>
      <ArticlePage
        kind={kind}
        resource={resource}
        others={[]}
        aside={resource.type === 'whitepapers' && <LeadForm whitepaper={resource} answer={undefined} />}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ResourceFailure error={error} message="This resource is unavailable right now." />;
}
