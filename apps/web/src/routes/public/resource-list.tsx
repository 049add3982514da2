import { data, Link } from 'react-router';
import { resourceTypes } from '../../components/public/navigation.ts';
import { PageIntro } from '../../components/public/section.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/resource-list.ts';

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { label, blurb, type } = args.loaderData;
  return pageMeta(args, { title: label, description: blurb, path: `/resources/${type}` });
};

export function loader({ params }: Route.LoaderArgs) {
  const known = resourceTypes.find(({ type }) => type === params.type);
  if (!known) throw data(null, { status: 404 });
  return known;
}

export default function ResourceList({ loaderData: { label, blurb } }: Route.ComponentProps) {
  return (
    <PageIntro
      eyebrow={
        <Link to="/resources" className="hover:underline">
          Resources
        </Link>
      }
      title={label}
    >
      <p>{blurb}</p>
      <p className="mt-8 border-t border-line pt-8 text-lg/7">Coming soon. The first ones are being written.</p>
    </PageIntro>
  );
}
