import { getReportedMail, reportMail } from '@candela/contract/mail/mail.routes.ts';
import { data } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { failureOf } from '#public/form-answer.ts';
import { FormRefusal } from '#public/form-field.tsx';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { PageIntro } from '#public/section.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Route } from './+types/report-mail.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Report an email', description: 'Report an email you did not expect, and get no more.' });

export const headers = publicPageHeaders;

const longest = 500;
const tokenOf = (request: Request) => (new URL(request.url).searchParams.get('token') ?? '').slice(0, longest);
const isMissing = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return status === 404 || status === 400;
};

/** Opening the link changes nothing: programs that look at mail open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const params = { token: tokenOf(request) || 'none' };
    const { data: mail } = await context.get(apiContext).call(getReportedMail, { params });
    return data({ mail }, { headers: notStored });
  } catch (error) {
    if (!isMissing(error)) throw error;
    return data({ mail: null }, { status: 404, headers: notStored });
  }
}

/** The page's own button and the one of mail readers (RFC 8058) post to the same address. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const params = { token: tokenOf(request) || 'none' };
    const { message } = await context.get(apiContext).call(reportMail, { params });
    return data({ message, refusal: null }, { status: 200, headers: notStored });
  } catch (error) {
    const status = isMissing(error) ? 404 : 400;
    return data({ message: null, refusal: failureOf({}, error) }, { status, headers: notStored });
  }
}

export default function ReportMail({ loaderData: { mail }, actionData }: Route.ComponentProps) {
  if (!mail) {
    return (
      <PageIntro title="This link is no longer valid.">
        <p>Please use the link at the foot of the email. The email may also have been deleted since.</p>
      </PageIntro>
    );
  }
  if (actionData?.message || mail.isReported) {
    return (
      <PageIntro title="The email is reported.">
        <p role="status">
          {actionData?.message ?? `${mail.organisationName} can no longer write to you through Candela.`}
        </p>
      </PageIntro>
    );
  }
  return (
    <PageIntro title="Report this email">
      <form method="post" className="grid justify-items-start gap-6">
        <p className="wrap-anywhere">
          {mail.organisationName} sent you “{mail.subject}” through Candela. If you did not expect it, tell us: they can
          no longer write to this address, and we look at what they send.
        </p>
        <FormRefusal refusal={actionData?.refusal ?? null} />
        <button type="submit" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
          Report and stop these emails
        </button>
      </form>
    </PageIntro>
  );
}
