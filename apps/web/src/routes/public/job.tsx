import { getPublicJob, type PublicJob } from '@candela/contract/jobs/public-jobs.routes.ts';
import { cutAtWord } from '@candela/contract/kernel/cut-at-word.ts';
import { data } from 'react-router';
import { JobArticle } from '#entities/job/job-article.tsx';
import { jobPosting } from '#entities/job/job-posting.ts';
import { asPageError } from '#lib/loader-error.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext, siteContext } from '#lib/server-context.ts';
import { kept } from '#public/kept.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Route } from './+types/job.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw data(null, { status: 404 });
  const job = await context
    .get(apiContext)
    .call(getPublicJob, { params: { id: params.id } })
    .then((answer) => answer.data)
    .catch((error: unknown) => {
      throw asPageError(error);
    });
  return { job, posting: jobPosting(job, context.get(siteContext).publicUrl) };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { job, posting } = args.loaderData;
  return [
    ...pageMeta(args, {
      title: `${job.title} at ${job.companyName}`,
      description: cutAtWord(job.description.replace(/\s+/g, ' ').trim(), 200),
      path: job.path,
    }),
    { 'script:ld+json': posting },
  ];
};

export default function PublicJobPage({ loaderData: { job } }: Route.ComponentProps) {
  return <PublicJobText job={job} />;
}

/** A job as every visitor may read it, and the way to apply for it. */
const PublicJobText = kept('job', ({ job }: { job: PublicJob }) => {
  const next = encodeURIComponent(`/dashboard/job/${job._id}`);
  const apply = job.isOpen ? (
    <div className="grid justify-items-start gap-1.5">
      <a href={`/register?next=${next}#candidate`} className={buttonClasses({ variant: 'primary', size: 'lg' })}>
        Apply
      </a>
      <a href={`/login?next=${next}#candidate`} className="text-[0.93em] text-muted underline underline-offset-4">
        I already have an account
      </a>
    </div>
  ) : (
    <p className="font-medium text-muted">No longer available</p>
  );
  return (
    <div className="mx-auto max-w-4xl px-5 py-12 sm:px-8 md:py-16">
      {/* The words of the product's article in the face of the public site. */}
      <JobArticle
        job={job}
        action={apply}
        className="[&_h1]:font-display [&_h1]:text-[2.4em]/[1.1] [&_h1]:font-normal [&_h2]:font-display [&_h2]:text-[1.4em]/[1.2] [&_h2]:font-normal"
      />
      <p className="mt-12 max-w-measure border-t border-line pt-6 text-[0.93em] wrap-anywhere text-muted">
        Whatever Candela says about your application to {job.companyName} is explained, with its evidence, to you as
        well.
      </p>
    </div>
  );
});
