import type { PublicCompany } from '@candela/contract/companies/companies.schemas.ts';
import { industryName } from '@candela/contract/companies/industries.ts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWebAddress } from '#lib/web-address.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const people = new Intl.NumberFormat('en-GB');

/** What a job seeker reads about a company. */
export function CompanyProfile({ company }: { company: PublicCompany }) {
  const industry = company.industry === null ? undefined : industryName(company.industry);
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Industry', industry],
    ['Location', company.location],
    ['Size', company.size && (company.size === 1 ? 'One person' : `${people.format(company.size)} people`)],
    ['Website', webLink(company.website)],
    ['Career page', webLink(company.careerPageUrl)],
    ['Open jobs', company.jobCount],
  ];
  return (
    <div className="max-w-3xl">
      <PageHeader title={company.companyName} description={industry} />
      <div className="grid gap-6">
        <Card title="About">
          {company.description ? (
            <p dir="auto" className="max-w-measure leading-6 whitespace-pre-line">
              {company.description}
            </p>
          ) : (
            <p className="text-muted">This company has not described itself yet.</p>
          )}
        </Card>
        <Card title="Facts">
          <dl className="divide-y divide-line">
            {rows
              .filter(([, value]) => value || value === 0)
              .map(([label, value]) => (
                <div key={label} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[9rem_1fr]">
                  <dt className="text-muted">{label}</dt>
                  <dd className="tabular min-w-0 wrap-anywhere">{value}</dd>
                </div>
              ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}

/** Only web addresses become links; the address was typed by a stranger. */
function webLink(address: string): ReactNode {
  if (!isWebAddress(address)) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center gap-1.5 text-accent-text hover:underline"
    >
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
