import { Link } from 'react-router';
import { PageIntro, Section, SectionTitle } from '../../components/public/section.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About',
    description: 'Candela is the unit of light. Our mission is hiring that both sides can see into.',
    path: '/about',
  });

export default function About() {
  return (
    <>
      <PageIntro eyebrow="About" title="A candela is a measure of light.">
        <p>Our mission: hiring that both sides can see into.</p>
      </PageIntro>
      <Section id="mission" rule>
        <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr]">
          <SectionTitle id="mission">What we hold to</SectionTitle>
          <div className="grid max-w-measure gap-5">
            <p>
              Software now decides who is read and who is not. Most of it cannot say why. We think a score about a
              person is only worth having if it can be explained, if the explanation rests on evidence, and if the
              person can see both.
            </p>
            <p>
              So the recruiter’s ranking and the candidate’s page are one drawing. Who a person is (name, photo, age,
              gender, address, nationality) never reaches the scorer. Nobody is rejected automatically. And every
              decision keeps the name of whoever made it.
            </p>
          </div>
        </div>
      </Section>
      <Section id="newsroom" rule>
        <div className="grid gap-4">
          <SectionTitle id="newsroom">Newsroom</SectionTitle>
          <p className="text-muted">
            There is no news yet. It will appear here and under{' '}
            <Link to="/resources/news" className="text-accent-text underline underline-offset-4">
              News
            </Link>
            .
          </p>
        </div>
      </Section>
    </>
  );
}
