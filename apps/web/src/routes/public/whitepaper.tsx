import { createLead, leadSchema } from '@candela/contract/leads/whitepaper-leads.routes.ts';
import { getWhitepaper } from '@candela/contract/resources/resources.routes.ts';
import { data, redirect } from 'react-router';
import { asUnknownAddress } from '#lib/loader-error.ts';
import { apiContext } from '#lib/server-context.ts';
import { articleMeta } from '#public/article-meta.ts';
import { ArticlePage } from '#public/article-page.tsx';
import { failureOf, readFields, refusalOf } from '#public/form-answer.ts';
import { LeadForm } from '#public/lead-form.tsx';
import { loadOthers } from '#public/load-others.ts';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { resourcePath } from '#public/resource-card.tsx';
import { ResourceFailure } from '#public/resource-failure.tsx';
import { kindOf } from '#public/resource-kinds.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Route } from './+types/whitepaper.ts';

export const headers = publicPageHeaders;

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const kind = kindOf('whitepapers');
  if (!kind) throw data(null, { status: 404 });
  const { data: whitepaper } = await api.call(getWhitepaper, { params: { slug } }).catch((error: unknown) => {
    throw asUnknownAddress(error);
  });
  if (whitepaper.slug !== slug) throw redirect(resourcePath(whitepaper), 301);
  return { kind, whitepaper, others: await loadOthers(api, whitepaper) };
}

/** The form without script: the page again, with the link or with what is wrong. */
export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const values = readFields(await request.formData());
  const parsed = leadSchema.safeParse(values);
  if (!parsed.success) {
    return data({ refusal: refusalOf(values, parsed.error) }, { status: 400, headers: notStored });
  }
  try {
    const answer = await context.get(apiContext).call(createLead, { params: { slug }, body: parsed.data });
    return data({ downloadUrl: answer.downloadUrl }, { headers: notStored });
  } catch (error) {
    return data({ refusal: failureOf(values, error) }, { status: 400, headers: notStored });
  }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? articleMeta(args, args.loaderData.whitepaper) : [];

export default function WhitepaperPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, whitepaper, others } = loaderData;
  return (
    <ArticlePage
      kind={kind}
      resource={whitepaper}
      others={others}
      action={
        whitepaper.file && (
          <a
            href="#download"
            className={`${buttonClasses({ variant: 'primary', size: 'lg' })} justify-self-start lg:hidden`}
          >
            Get the whitepaper
          </a>
        )
      }
      aside={<LeadForm whitepaper={whitepaper} answer={actionData} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ResourceFailure error={error} message="This resource is unavailable right now." />;
}
