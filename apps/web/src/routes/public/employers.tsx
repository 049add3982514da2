import { useRouteLoaderData } from 'react-router';
import { FeatureList } from '../../components/public/feature-list.tsx';
import { demoRequestHref } from '../../components/public/navigation.ts';
import { PageIntro, Section, SectionTitle } from '../../components/public/section.tsx';
import { Statistics } from '../../components/public/statistics.tsx';
import { buttonClasses } from '../../components/ui/button-classes.ts';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/employers.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'For employers',
    description: 'Rank candidates with reasons you can read, run the pipeline on one board and book interviews.',
    path: '/employers',
  });

const features = [
  {
    title: 'Jobs in minutes',
    text: 'Fill in a form, or upload a PDF and review what was read from it. Publish to an external job board from the same screen.',
  },
  {
    title: 'CVs in bulk',
    text: 'Drop a folder of CVs. Text nobody could see on the page is not scored, and you are told it was there.',
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
    title: 'Interviews without the e-mail chain',
    text: 'Schedule from the card, with a calendar invitation and a meeting link. Candidates can ask for another time.',
  },
  {
    title: 'Reports before you meet',
    text: 'A pre-interview report from the CV and the assessment, so that the conversation starts further on.',
  },
  {
    title: 'Teams with boundaries',
    text: 'Give a colleague one company or all of them. Somebody you remove is out on their next click.',
  },
  {
    title: 'Plans that say what they hold',
    text: 'Companies, active jobs and seats, in pounds, monthly or yearly. Start free.',
  },
];

export default function Employers() {
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site;
  return (
    <>
      <PageIntro eyebrow="For employers" title="Choose people for reasons you can read.">
        <p>Candela reads every CV against your job, ranks them, and puts the evidence beside each score. You decide.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/register#recruiter" variant="primary" size="lg">
            Create a free account
          </ButtonLink>
          {site && (
            <a href={demoRequestHref(site.demoRequestEmail)} className={buttonClasses({ size: 'lg' })}>
              Request a Demo
            </a>
          )}
        </div>
      </PageIntro>
      <Section id="pain" ink>
        <div className="grid gap-12">
          <SectionTitle id="pain">What a slow, silent process costs you.</SectionTitle>
          <Statistics />
        </div>
      </Section>
      <Section id="features">
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
