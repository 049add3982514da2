import type { Authorship } from '@candela/contract/authorship/authorship.schemas.ts';
import { AuthorshipBadge } from './authorship-badge.tsx';
import { AuthorshipDetails, PersonStatement } from './authorship-details.tsx';
import { authorshipTitle } from './authorship-words.ts';
import type { QuotationLinks } from './quotation-links.ts';

/** Above a CV: the badge, and beside it what the person says, which one need not look for. */
export function AuthorshipNote({ authorship, links }: { authorship: Authorship; links: QuotationLinks }) {
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13px]/5 text-muted">
        {authorshipTitle}
        <AuthorshipBadge likelihood={authorship.likelihood}>
          <AuthorshipDetails authorship={authorship} hideStatement links={links} />
        </AuthorshipBadge>
      </p>
      {authorship.statement && <PersonStatement {...authorship.statement} />}
    </div>
  );
}
