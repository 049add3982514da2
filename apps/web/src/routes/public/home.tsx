import { pageMeta, siteOf } from '#lib/page-meta.ts';
import { apiContext } from '#lib/server-context.ts';
import { AudienceTabs } from '#public/audience-tabs.tsx';
import { kept } from '#public/kept.tsx';
import { loadSummary } from '#public/load-summary.ts';
import { publicPageHeaders } from '#public/page-headers.ts';
import { PublicIcon } from '#public/public-icon.tsx';
import { feeds } from '#public/resource-kinds.ts';
import { ResourcesSummaryRows } from '#public/resources-summary.tsx';
import { ScoreMiniature } from '#public/score-miniature.tsx';
import { Section, SectionTitle } from '#public/section.tsx';
import { Statistics } from '#public/statistics.tsx';
import { organisation } from '#public/structured-data.ts';
import { Trial, TrialPromise } from '#public/trial/trial.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Candela',
    description: 'Hiring where every score is explained, evidenced and visible to the person it is about.',
    path: '/',
    structuredData: [organisation(siteOf(args))],
    feeds,
  });

export const headers = publicPageHeaders;

export const loader = ({ context }: Route.LoaderArgs) => loadSummary(context.get(apiContext));

export default function Home({ loaderData: { summary } }: Route.ComponentProps) {
  return (
    <>
      <Introduction />
      <Section id="resources" rule>
        <div className="grid gap-10">
          <div className="flex flex-wrap items-end justify-between gap-6">
            <SectionTitle id="resources">Resources</SectionTitle>
            <a
              href="/resources"
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent-text hover:underline"
            >
              All resources
              <PublicIcon name="arrow-right" className="size-4" />
            </a>
          </div>
          <ResourcesSummaryRows summary={summary} />
        </div>
      </Section>
    </>
  );
}

/** What home says to every visitor alike: all of it but the newest resources. */
const Introduction = kept('home', () => (
  <>
    <Hero />

    <Section id="try" rule>
      <div className="grid gap-8">
        <div className="grid gap-4">
          <SectionTitle id="try">Try it on an advert and a CV.</SectionTitle>
          <TrialPromise />
        </div>
        <Trial />
      </div>
    </Section>

    <Section id="audiences" rule>
      <div className="grid gap-10">
        <SectionTitle id="audiences">One process, seen from both sides.</SectionTitle>
        <AudienceTabs />
      </div>
    </Section>

    <Section id="crisis" ink>
      <div className="grid gap-12">
        <SectionTitle id="crisis">Hiring has a candidate crisis.</SectionTitle>
        <Statistics />
      </div>
    </Section>

    <Portals />
  </>
));

function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-14 pb-20 sm:px-8 md:pt-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="grid gap-7">
        <h1 className="display text-[clamp(3.25rem,8vw,5.75rem)]">Hiring in the light.</h1>
        <p className="max-w-[46ch] text-xl/8 text-muted">
          Candela ranks people against a job and shows its working. Every score has its factors, every factor its
          evidence, and the person it is about can see it too.
        </p>
        <div className="flex flex-wrap gap-3">
          <a className={buttonClasses({ variant: 'primary', size: 'lg' })} href="/register#recruiter">
            Start hiring
          </a>
          <a className={buttonClasses({ size: 'lg' })} href="/register#candidate">
            Find a job
          </a>
        </div>
      </div>
      <ScoreMiniature />
    </div>
  );
}

function Portals() {
  return (
    <Section id="portals">
      <div className="grid gap-10">
        <SectionTitle id="portals">Two portals, one record of what was decided and why.</SectionTitle>
        <div className="grid gap-5 md:grid-cols-2">
          <PortalCard
            to="/employers"
            title="The recruiter portal"
            text="Post a job by hand or from a PDF, upload CVs, read a ranked list that explains itself, move people through the pipeline and book the interview."
            action="See what employers get"
          />
          <PortalCard
            to="/candidates"
            title="The candidate portal"
            text="Keep one CV, apply in a click, practise with questions drawn from your own experience, and see where every application stands."
            action="See what job seekers get"
          />
        </div>
      </div>
    </Section>
  );
}

interface PortalCardProps {
  to: string;
  title: string;
  text: string;
  action: string;
}

function PortalCard({ to, title, text, action }: PortalCardProps) {
  return (
    <article className="relative grid content-between gap-10 rounded-xl border border-line bg-surface p-8 transition-colors hover:border-line-strong md:min-h-72">
      <div className="grid gap-3">
        <h3 className="font-display text-3xl/9 tracking-[-0.015em]">{title}</h3>
        <p className="max-w-[44ch] text-muted">{text}</p>
      </div>
      <a
        href={to}
        className="inline-flex items-center gap-1.5 font-medium text-accent-text after:absolute after:inset-0 after:rounded-xl"
      >
        {action}
        <PublicIcon name="arrow-right" className="size-4" />
      </a>
    </article>
  );
}
