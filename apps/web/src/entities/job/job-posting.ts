import type { PublicJob } from '@candela/contract/jobs/public-jobs.routes.ts';

/** What a job's type says about the contract; that it is permanent has no word of its own there. */
const contractTypes: Partial<Record<NonNullable<PublicJob['jobType']>, string>> = {
  Contract: 'CONTRACTOR',
  contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Internship: 'INTERN',
  internship: 'INTERN',
  Temporary: 'TEMPORARY',
};

const hoursTypes: Readonly<Record<string, string>> = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' };

/** A job says twice how much of the week it takes, in its type and in its working hours; the hours are about nothing else. */
function employmentTypes({ jobType, workingHours }: PublicJob): string[] {
  const hours = hoursTypes[workingHours?.toLowerCase() ?? ''] ?? hoursTypes[jobType?.toLowerCase() ?? ''];
  const contract = jobType ? contractTypes[jobType] : undefined;
  return [contract, hours].filter((type) => type !== undefined);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function descriptionHtml(job: PublicJob): string {
  const paragraphs = job.description.split(/\n+/).filter((text) => text.trim() !== '');
  const lists = [
    ['Responsibilities', job.responsibilities],
    ['Requirements', job.requirements],
    ['Nice to have', job.niceToHave],
    ['Benefits', job.benefits],
  ] as const;
  return [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...lists
      .filter(([, entries]) => entries.length > 0)
      .map(
        ([title, entries]) =>
          `<p>${title}</p><ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`,
      ),
  ].join('');
}

/** schema.org's JobPosting, as job search engines read it. */
export function jobPosting(job: PublicJob, publicUrl: string): Record<string, unknown> {
  const { min, max } = job.salary;
  const types = employmentTypes(job);
  const address = { '@type': 'PostalAddress', addressLocality: job.town, addressCountry: 'GB' };
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    datePosted: job.postedAt.slice(0, 10),
    ...(job.applicationDeadline && { validThrough: job.applicationDeadline }),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job._id },
    url: `${publicUrl}${job.path}`,
    directApply: true,
    ...(types.length > 0 && { employmentType: types }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.companyWebsite && { sameAs: job.companyWebsite }),
    },
    // Only work that can be done anywhere counts as remote; a hybrid job has a place.
    ...(job.location === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'United Kingdom' },
        }
      : { jobLocation: { '@type': 'Place', address } }),
    ...(min !== null &&
      max !== null && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'GBP',
          value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: 'YEAR' },
        },
      }),
  };
}
