import { embedFrameMinHeight } from '@candela/contract/companies/embed-frame.ts';
import { useRouteLoaderData } from 'react-router';
import { pageMeta } from '#lib/page-meta.ts';
import { PageIntro } from '#public/section.tsx';
import type { loader as rootLoader } from '#root.tsx';
import type { Route } from './+types/careers.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Careers',
    description: 'Join our team and help us build the future of hiring.',
    path: '/careers',
  });

/** The widget in the colours of this site, by the same settings a customer has. */
const look = { primary: '#854F00', buttonBg: '#C37416', buttonText: '#14161F', font: 'Inter', buttonRadius: '6' };

export default function Careers() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const token = root?.site.careersToken ?? null;
  const theme = root?.appearance.theme ?? 'system';
  return (
    <>
      <PageIntro title="Careers">
        <p>Join our team and help us build the future of hiring.</p>
      </PageIntro>
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        {token === null ? (
          <p className="border-t border-line pt-8 text-muted">There are no open roles to show at the moment.</p>
        ) : (
          // The same widget our customers put on their own sites.
          <div className="rounded-xl border border-line bg-surface p-4 sm:p-8">
            <iframe
              src={`/embed/jobs.html?${new URLSearchParams({ companyToken: token, ...look, theme: theme === 'system' ? 'auto' : theme })}`}
              title="Open roles"
              data-fits
              style={{ height: embedFrameMinHeight, minHeight: embedFrameMinHeight }}
              className="block w-full"
            />
          </div>
        )}
      </div>
    </>
  );
}
