import { Link } from 'react-router';
import { resourceTypes } from '../../components/public/navigation.ts';
import { PageIntro, Section } from '../../components/public/section.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/resources.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Resources',
    description: 'Blog, product updates, news and whitepapers on hiring in the light.',
    path: '/resources',
  });

export default function Resources() {
  return (
    <>
      <PageIntro title="Resources">
        <p>Fresh resources are nearly here</p>
      </PageIntro>
      <Section className="pt-0 md:pt-0">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {resourceTypes.map(({ type, label, blurb }) => (
            <li key={type} className="grid gap-1.5 border-t border-line py-6">
              <Link to={`/resources/${type}`} className="justify-self-start text-lg/7 font-semibold hover:underline">
                {label}
              </Link>
              <p className="text-[17px]/7 text-muted">{blurb}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
