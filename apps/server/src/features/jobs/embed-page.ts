import type { EmbedSettings } from '@candela/contract/companies/embed-settings.ts';
import type { WidgetJob } from '@candela/contract/jobs/public-jobs.routes.ts';
import { html, SafeHtml } from '@candela/integrations/http/html.ts';
import { embedStyle } from './embed-style.ts';

export interface EmbedPage {
  companyName: string | null;
  jobs: readonly WidgetJob[];
  settings: EmbedSettings;
  token: string;
  /** As typed into the form; only used where no script filters. */
  filter: { search: string; location: string };
}

const places = { onsite: 'Onsite', remote: 'Remote', hybrid: 'Hybrid' } as const;
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export function renderEmbed({ companyName, jobs, settings, token, filter }: EmbedPage): {
  html: string;
  style: string;
} {
  const style = embedStyle(settings);
  const title = companyName ? `Jobs at ${companyName}` : 'Jobs';
  const shown = jobs.filter((job) => matches(job, filter));
  const page = html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<style>${new SafeHtml(style)}</style></head><body><main aria-label="${title}">
<h1>${title}</h1>
${jobs.length === 0 ? html`<p class="empty">There are no open jobs at the moment. Please come back soon.</p>` : listing(jobs, shown, { token, settings, filter })}
<footer>Powered by <a href="/" target="_blank" rel="noopener">Candela</a></footer>
</main><script type="module" src="/embed/jobs.js"></script></body></html>`;
  return { html: page.text, style };
}

function listing(
  all: readonly WidgetJob[],
  shown: readonly WidgetJob[],
  { token, settings, filter }: Pick<EmbedPage, 'token' | 'settings' | 'filter'>,
): SafeHtml {
  const kept = Object.entries({ companyToken: token, ...settings });
  const offered = Object.entries(places).filter(([place]) => all.some((job) => job.location === place));
  return html`<form method="get" role="search">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)}
<label>Search<input type="search" name="search" value="${filter.search}" autocomplete="off"></label>
<label class="narrow">Location<select name="location"><option value="">All locations</option>
${offered.map(([place, label]) => html`<option value="${place}"${place === filter.location ? html` selected` : null}>${label}</option>`)}</select></label>
<noscript><button>Filter</button></noscript></form>
<p class="count" data-count aria-live="polite">${shown.length === 1 ? '1 job' : `${shown.length} jobs`}</p>
<ul data-jobs>${all.map((job) => item(job, shown.includes(job)))}</ul>
<p class="empty" data-none${shown.length > 0 ? html` hidden` : null}>No job matches. Try fewer words.</p>`;
}

function item(job: WidgetJob, isShown: boolean): SafeHtml {
  const next = encodeURIComponent(`/dashboard/job/${job._id}`);
  return html`<li data-search="${searchText(job)}" data-place="${job.location ?? ''}"${isShown ? null : html` hidden`}>
<div class="about"><a href="${job.path}" target="_blank" rel="noopener">${job.title}</a>
<p class="facts">${facts(job).join(' · ')}</p>${job.summary ? html`<p class="summary">${job.summary}</p>` : null}</div>
<a class="apply" href="/register?next=${next}#candidate" target="_blank" rel="noopener" aria-label="Apply for ${job.title}">Apply</a></li>`;
}

function facts(job: WidgetJob): string[] {
  const place = job.location && places[job.location];
  const { min, max } = job.salary;
  return [
    ...(job.town ? [job.town] : []),
    ...(place ? [place] : []),
    ...(job.jobType ? [job.jobType.charAt(0).toUpperCase() + job.jobType.slice(1)] : []),
    // One word to the eye: no line ends within it.
    ...(min !== null && max !== null ? [`${pounds.format(min)}\u00a0to\u00a0${pounds.format(max)}`] : []),
  ];
}

const searchText = (job: WidgetJob): string => [job.title, ...facts(job)].join(' ').toLowerCase();

const matches = (job: WidgetJob, { search, location }: EmbedPage['filter']): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searchText(job).includes(word)) &&
  (location === '' || job.location === location);
