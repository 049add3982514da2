import { PageIntro, Section, SectionTitle } from '../../components/public/section.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/careers.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Careers',
    description: 'Join our team and help us build the future of hiring.',
    path: '/careers',
  });

export default function Careers() {
  return (
    <>
      <PageIntro title="Careers">
        <p>Join our team and help us build the future of hiring.</p>
      </PageIntro>
      <Section id="roles" rule>
        <div className="grid gap-4">
          <SectionTitle id="roles">Open roles</SectionTitle>
          <p className="max-w-measure text-muted">
            Our own jobs will be listed here through the same widget our customers embed on their sites. It is not
            switched on yet.
          </p>
        </div>
      </Section>
    </>
  );
}
