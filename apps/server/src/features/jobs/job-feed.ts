import { cdata } from '../../platform/xml.ts';
import type { FeedJob } from './public-jobs.service.ts';

export interface Feed {
  companyName: string;
  website: string;
  origin: string;
  builtAt: Date;
  jobs: readonly FeedJob[];
}

/** The form job aggregators read: one `<job>` each, texts in CDATA. */
export function renderFeed({ companyName, website, origin, builtAt, jobs }: Feed): string {
  const elements = (job: FeedJob) => ({
    title: job.title,
    date: new Date(job.postedAt).toUTCString(),
    referencenumber: job._id,
    url: `${origin}${job.path}`,
    company: job.companyName,
    city: job.town,
    country: 'GB',
    description: describe(job),
    ...(job.salary.min !== null &&
      job.salary.max !== null && { salary: `£${job.salary.min} - £${job.salary.max} per annum` }),
    ...(hoursOf(job) && { jobtype: hoursOf(job) }),
    ...(job.location === 'remote' && { remotetype: 'Fully remote' }),
    ...(job.applicationDeadline && { expirationdate: job.applicationDeadline.slice(0, 10) }),
  });
  const items = jobs.map(
    (job) =>
      `<job>${Object.entries(elements(job))
        .map(([name, value]) => `<${name}>${cdata(value)}</${name}>`)
        .join('')}</job>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>${cdata(companyName)}</publisher><publisherurl>${cdata(website || origin)}</publisherurl>
<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>
${items.join('\n')}
</source>
`;
}

/** Both of what a job says of itself, each once: "permanent, part-time". */
function hoursOf({ jobType, workingHours }: FeedJob): string {
  const said = [jobType, workingHours].flatMap((word) => (word ? [word.toLowerCase()] : []));
  return [...new Set(said)].join(', ');
}

function describe(job: FeedJob): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n') : '';
  return [
    job.description,
    section('Responsibilities', job.responsibilities),
    section('Requirements', job.requirements),
    section('Nice to have', job.niceToHave),
    section('Benefits', job.benefits),
  ]
    .filter(Boolean)
    .join('\n\n');
}
