import { interestSchema, registerInterest } from '@candela/contract/leads/interest.routes.ts';
import { data, useRouteLoaderData } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { BoardMiniature } from '#public/board-miniature.tsx';
import { FeatureList } from '#public/feature-list.tsx';
import { failureOf, readFields, refusalOf } from '#public/form-answer.ts';
import { type InterestAnswer, InterestForm } from '#public/interest-form.tsx';
import { demoRequestHref } from '#public/navigation.ts';
import { notStored, publicPageHeaders } from '#public/page-headers.ts';
import { RankingMiniature } from '#public/ranking-miniature.tsx';
import { Section, SectionTitle } from '#public/section.tsx';
import { Statistics } from '#public/statistics.tsx';
import type { loader as rootLoader } from '#root.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/employers.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'For employers',
    description: 'Rank candidates with reasons you can read, run the pipeline on one board and book interviews.',
    path: '/employers',
  });

export const headers = publicPageHeaders;

/** The form without script: the page again, with thanks or with what is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = (result: InterestAnswer, status: number) => data(result, { status, headers: notStored });
  const values = readFields(await request.formData());
  const parsed = interestSchema.safeParse(values);
  if (!parsed.success) return answer({ refusal: refusalOf(values, parsed.error) }, 400);
  try {
    const { message } = await context.get(apiContext).call(registerInterest, { body: parsed.data });
    return answer({ message }, 200);
  } catch (error) {
    return answer({ refusal: failureOf(values, error) }, 400);
  }
}

const features = [
  {
    title: 'Jobs in minutes',
    text: 'Fill in a form, or upload a PDF and review what was read from it. Publish to an external job board from the same screen.',
  },
  {
    title: 'CVs in bulk',
    text: 'Drop a folder of CVs. Hidden text is not scored, and you are told it was there.',
  },
  {
    title: 'Ranking with reasons',
    text: 'Key match factors with quotations from the CV. Name, photo, age, gender, address and nationality never reach the scorer.',
  },
  {
    title: 'A board that remembers',
    text: 'Pending, Testing, Interview, Review, Offer. Each move records who made it and when, and can be undone.',
  },
  {
    title: 'Interviews without the email chain',
    text: 'Schedule from the card with a calendar invitation, or send a link with which the candidate chooses the time. Scorecards collect what each interviewer found.',
  },
  {
    title: 'Reports before you meet',
    text: 'A pre-interview report from the CV and the assessment, so that the conversation starts further on.',
  },
  {
    title: 'Teams with boundaries',
    text: 'Give a colleague one company or all of them. Anyone you remove loses access on their next click. Sign in with passkeys or a second step.',
  },
  {
    title: 'Connected to your own systems',
    text: 'An API with keys whose permissions you choose, and webhooks for what happens in your pipeline.',
  },
  {
    title: 'Data kept as long as you say',
    text: 'Set how long candidates are kept. Each of them can see, copy, object to or erase what you hold.',
  },
  {
    title: 'Plans that say what they hold',
    text: 'Companies, active jobs and seats, in pounds, monthly or yearly. Start free.',
  },
];

export default function Employers({ actionData }: Route.ComponentProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  return (
    <>
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-12 px-5 pt-16 pb-16 sm:px-8 md:pt-24 md:pb-20 lg:grid-cols-[1.15fr_1fr]">
        <Lead demoRequestEmail={site?.demoRequestEmail} />
        <InterestForm mailingList={site?.mailingList ?? null} answer={actionData} />
      </div>
      <Section id="pain" ink>
        <div className="grid gap-12">
          <SectionTitle id="pain">What a slow, silent process costs you.</SectionTitle>
          <Statistics />
        </div>
      </Section>
      <Section id="product">
        <div className="grid gap-10">
          <SectionTitle id="product">A list that explains itself, and a board that follows from it.</SectionTitle>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.35fr]">
            <RankingMiniature />
            <BoardMiniature />
          </div>
          <p className="max-w-[60ch] text-muted">
            Choose any part of a bar to read the words of the CV it rests on. In the product, every score, card and
            report leads back to them.
          </p>
        </div>
      </Section>
      <Section id="features" rule>
        <div className="grid gap-10">
          <SectionTitle id="features">What you get</SectionTitle>
          <FeatureList features={features} />
          <div>
            <ButtonLink to="/pricing" size="lg">
              See the plans
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}

function Lead({ demoRequestEmail }: { demoRequestEmail: string | undefined }) {
  return (
    <div className="grid gap-5">
      <p className="text-[15px]/6 font-medium text-accent-text">For employers</p>
      <h1 className="display max-w-[14ch] text-[clamp(2.5rem,6vw,4.25rem)]">Choose people for reasons you can read.</h1>
      <p className="max-w-[46ch] text-xl/8 text-muted">
        Candela reads every CV against your job, ranks them, and puts the evidence beside each score. You decide.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/register#recruiter" size="lg">
          Create a free account
        </ButtonLink>
        {demoRequestEmail && (
          <a
            href={demoRequestHref(demoRequestEmail)}
            data-event="demo-request"
            className={buttonClasses({ size: 'lg' })}
          >
            Request a Demo
          </a>
        )}
      </div>
    </div>
  );
}
