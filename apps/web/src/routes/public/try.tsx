import { tryMatch, tryMatchInputSchema } from '@candela/contract/try-match/try-match.routes.ts';
import { data } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { readFields, refusalOf } from '#public/form-answer.ts';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { trialExamples } from '#public/trial/examples.ts';
import { Trial, TrialPromise } from '#public/trial/trial.tsx';
import { trialRefusal } from '#public/trial/trial-refusal.ts';
import type { Route } from './+types/try.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Try it',
    description: 'Paste a job advert and a CV and see an explained match. Nothing is kept.',
    path: '/try',
  });

export const headers = publicPageHeaders;

/** `/try` alone, or with one of the examples filled in and answered. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.example === undefined) return { texts: { job: '', cv: '' }, match: null, refusal: null };
  const example = trialExamples.find(({ slug }) => slug === params.example);
  if (!example) throw data(null, { status: 404 });
  const texts = { job: example.jobText, cv: example.cvText };
  try {
    return { texts, match: await context.get(apiContext).call(tryMatch, { body: texts }), refusal: null };
  } catch (error) {
    return data({ texts, match: null, refusal: trialRefusal(error) }, { headers: notStored });
  }
}

/** What was pasted lives as long as this answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { job = '', cv = '' } = readFields(await request.formData());
  // A form sends every line end as two characters; the person typed one.
  const texts = { job: job.replaceAll('\r\n', '\n'), cv: cv.replaceAll('\r\n', '\n') };
  const parsed = tryMatchInputSchema.safeParse(texts);
  if (!parsed.success) {
    const refusal = refusalOf({}, parsed.error);
    return data({ texts, match: null, refusal }, { status: 400, headers: notStored });
  }
  try {
    const match = await context.get(apiContext).call(tryMatch, { body: parsed.data });
    return data({ texts, match, refusal: null }, { headers: notStored });
  } catch (error) {
    return data({ texts, match: null, refusal: trialRefusal(error) }, { status: 400, headers: notStored });
  }
}

export default function TryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, match, refusal } = actionData ?? loaderData;
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-5 pt-14 pb-20 sm:px-8 md:pt-20">
      <div className="grid gap-4">
        <h1 className="display max-w-[18ch] text-[clamp(2.5rem,6vw,4.25rem)]">Try it on an advert and a CV.</h1>
        <TrialPromise />
      </div>
      <Trial texts={texts} match={match} refusal={refusal} />
    </div>
  );
}
