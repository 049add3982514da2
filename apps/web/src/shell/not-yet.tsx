import { useUser } from '#lib/api/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { welcomePath } from './navigation.ts';
import { type NotYetPageId, notYetPages } from './not-yet-pages.ts';

/** A page that is not built yet: what it will be, in its own place, without pretending. */
export function NotYet({ page }: { page: NotYetPageId }) {
  const { title, summary, points } = notYetPages[page];
  const user = useUser();
  const welcome = user && welcomePath(user.role);
  return (
    <>
      <PageHeader title={title} description={summary} />
      <section className="grid max-w-2xl gap-6 rounded-lg border border-dashed border-line-strong/60 px-6 py-7 sm:px-8">
        <div className="grid gap-1">
          <h2 className="text-base/6 font-semibold">Not here yet</h2>
          <p className="text-muted">We are building this page. When it opens, you will find here:</p>
        </div>
        <ul className="grid gap-3">
          {points.map((point) => (
            <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
              <span aria-hidden="true" className="mt-[7px] h-1.5 w-4 rounded-full bg-accent" />
              {point}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>
          {welcome && (
            <ButtonLink to={welcome} variant="ghost">
              Getting started
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}
