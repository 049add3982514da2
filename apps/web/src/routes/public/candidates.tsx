import { useRouteLoaderData } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { ApplicationMiniature } from '#public/application-miniature.tsx';
import { FeatureList } from '#public/feature-list.tsx';
import { ScoreMiniature } from '#public/score-miniature.tsx';
import { PageIntro, Section, SectionTitle } from '#public/section.tsx';
import type { loader as rootLoader } from '#root.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/candidates.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'For job seekers',
    description: 'Keep one CV, apply in a click, practise, and see the same score the recruiter sees.',
    path: '/candidates',
  });

const steps = [
  {
    title: 'Upload your CV',
    text: 'We read it into a form. You see what was read, correct it and confirm it.',
  },
  { title: 'Practise', text: 'Five questions from your own experience, with feedback on every answer.' },
  { title: 'Apply', text: 'One click. No second form that asks for everything the CV already says.' },
  {
    title: 'Follow it',
    text: 'See the stage, the score and the reasons, and ask for another interview time if you need one.',
  },
];

const features = [
  {
    title: 'See your score',
    text: 'The match, its factors and the lines of your CV they rest on: the drawing the recruiter sees.',
  },
  { title: 'Say when you used AI', text: 'Tick it and explain it, answer by answer. Used well, it counts for you.' },
  { title: 'Your CV stays yours', text: 'Applying lets an employer view it. Two employers never learn of each other.' },
  {
    title: 'Your data, on one page',
    text: 'Download a copy, object to automated scoring, or be erased, at one employer or everywhere.',
  },
  {
    title: 'Choose the time',
    text: 'Pick your interview slot from a link, move it or cancel it, in your own time zone.',
  },
  { title: 'Ask a person', text: 'Think a score is wrong? Ask for a human review; an answer is due within a month.' },
];

export default function Candidates() {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  return (
    <>
      <PageIntro eyebrow="For job seekers" title="Be considered, and see how.">
        <p>No black box. Whatever a ranking says about you can be explained, evidenced and shown to you.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/register#candidate" variant="primary" size="lg">
            Create your profile
          </ButtonLink>
          <ButtonLink to="/login#candidate" size="lg">
            Sign in
          </ButtonLink>
        </div>
      </PageIntro>
      <Section id="how" rule>
        <div className="grid gap-12">
          <SectionTitle id="how">How it works</SectionTitle>
          <Steps />
        </div>
      </Section>
      <Section id="product" rule>
        <div className="grid gap-10">
          <SectionTitle id="product">What you see</SectionTitle>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <ApplicationMiniature />
            <ScoreMiniature />
          </div>
        </div>
      </Section>
      <Section id="features" rule>
        <div className="grid gap-10">
          <SectionTitle id="features">What is different</SectionTitle>
          <FeatureList features={features} />
          {site && (
            <p className="text-muted">
              A question?{' '}
              <a
                href={`mailto:${site.demoRequestEmail}`}
                className="font-medium text-accent-text underline underline-offset-4"
              >
                Write to us
              </a>
              .
            </p>
          )}
        </div>
      </Section>
    </>
  );
}

const Steps = () => (
  <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid content-start gap-3">
        <span aria-hidden="true" className="font-display text-5xl/none font-light text-accent-text">
          {index + 1}
        </span>
        <h3 className="text-lg/7 font-semibold">{title}</h3>
        <p className="text-[17px]/7 text-muted">{text}</p>
      </li>
    ))}
  </ol>
);
