import { stopSearchMail } from '@candela/contract/jobs/saved-searches.routes.ts';
import { unsubscribe } from '@candela/contract/leads/interest.routes.ts';
import { data } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { failureOf } from '#public/form-answer.ts';
import { FormRefusal } from '#public/form-field.tsx';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { PageIntro } from '#public/section.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Route } from './+types/unsubscribe.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Unsubscribe', description: 'Take your address off the list.' });

export const headers = publicPageHeaders;

const longest = 500;

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  // The mail about saved searches brings its own list; every other mail is about news.
  const isAboutJobs = query.get('list') === 'jobs';
  return data({ token: token.length <= longest ? token : '', isAboutJobs }, { headers: notStored });
}

/** Opening the link changes nothing: programs that look at mail open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const route = form.get('list') === 'jobs' ? stopSearchMail : unsubscribe;
  try {
    const { message } = await context.get(apiContext).call(route, { body: { token: token.slice(0, longest) } });
    return data({ message, refusal: null }, { headers: notStored });
  } catch (error) {
    const missing = (error as { status?: unknown }).status === 404;
    const refusal = failureOf({}, error);
    const expired = 'This link is no longer valid. Please use the one in your latest email from us.';
    return data(
      { message: null, refusal: missing ? { ...refusal, message: expired } : refusal },
      { status: 400, headers: notStored },
    );
  }
}

export default function Unsubscribe({ loaderData: { token, isAboutJobs }, actionData }: Route.ComponentProps) {
  if (actionData?.message) {
    return (
      <PageIntro title="You are unsubscribed.">
        <p role="status">{actionData.message}</p>
      </PageIntro>
    );
  }
  return (
    <PageIntro title="Unsubscribe">
      {token === '' ? (
        <p>This link is incomplete. Please use the one at the foot of an email from us.</p>
      ) : (
        <form method="post" className="grid justify-items-start gap-6">
          <p>
            {isAboutJobs
              ? 'We will send no more emails about your saved searches. You can turn them on again in your account.'
              : 'We will send no more updates to the address this link was sent to. You can register again at any time.'}
          </p>
          <FormRefusal refusal={actionData?.refusal ?? null} />
          <input type="hidden" name="token" value={token} />
          {isAboutJobs && <input type="hidden" name="list" value="jobs" />}
          <button type="submit" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
            Unsubscribe
          </button>
        </form>
      )}
    </PageIntro>
  );
}
