import { industryName } from '@candela/contract/companies/industries.ts';
import { html, SafeHtml } from '../http/html.ts';
import { advertPath, boardPath } from './board-path.ts';
import type { BoardAdvert } from './board-store.ts';
import { boardStyle } from './board-style.ts';
import type { JobPosting } from './port.ts';
import { textBlocks } from './posting-text.ts';

interface ListPage {
  adverts: readonly BoardAdvert[];
  total: number;
  search: string;
  number: number;
  pages: number;
}

const mark = new SafeHtml(
  '<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">' +
    '<path d="M25.3 8.4a12 12 0 1 0 0 15.2" fill="none" stroke="currentColor" stroke-width="3.6"/>' +
    '<path class="flame" d="M17.2 7.2c-.5 3.9-5.7 6-5.7 11.1a5.7 5.7 0 0 0 11.4 0c0-2.8-1.5-4.3-2.5-5.7-.5 1.3-1.1 1.8-1.8 2.2.5-2.8-.2-5.5-1.4-7.6Z"/></svg>',
);
const workplaces: Record<JobPosting['workplace'], string> = { onsite: 'On site', remote: 'Remote', hybrid: 'Hybrid' };
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export function listPage({ adverts, total, search, number, pages }: ListPage): SafeHtml {
  const title = number === 1 ? 'Jobs' : `Jobs, page ${number} of ${pages}`;
  return page(
    search === '' ? title : `${title} for “${search}”`,
    html`
      <h1>Jobs on the board</h1>
      <p class="lead">Everything published to the job board from this product, newest first.</p>
      <form method="get" action="${boardPath}" role="search">
        <div class="field">
          <label for="q">Title, company, town or skill</label>
          <input id="q" name="q" type="search" value="${search}" maxlength="200" autocomplete="off">
        </div>
        <button type="submit">Search</button>
      </form>
      <p class="count">${countText(total, search)}${search === '' ? null : html` <a href="${boardPath}">Show all jobs</a>`}</p>
      ${total === 0 ? empty(search) : html`<ul class="jobs" role="list">${adverts.map(row)}</ul>`}
      ${pages > 1 ? pager(search, number, pages) : null}`,
  );
}

export function advertPage(advert: BoardAdvert): SafeHtml {
  const { posting } = advert;
  const apply = (className: string) => html`<a class="${className}" href="${posting.applyUrl}">Apply for this job</a>`;
  return page(
    `${posting.title} at ${posting.companyName}`,
    html`
      <a class="back" href="${boardPath}">All jobs</a>
      <article class="advert">
        <header>
          <h1>${posting.title}</h1>
          <p>${posting.companyName}, ${posting.town}</p>
        </header>
        <aside aria-label="At a glance">
          <dl>
            ${fact('Salary', salaryText(posting))}
            ${fact('Workplace', workplaces[posting.workplace])}
            ${fact('Contract', contractText(posting))}
            ${fact('Industry', industryName(posting.industry) ?? 'Other')}
            ${fact('Posted', day.format(advert.publishedAt))}
            ${posting.closesAt === null ? null : fact('Closes', day.format(new Date(posting.closesAt)))}
            ${fact('Contact', posting.contactName)}
          </dl>
          ${apply('apply')}
        </aside>
        <div class="text">
          <h2>About the job</h2>${textBlocks(posting.description).map(block)}
          ${section('Responsibilities', posting.responsibilities)}
          ${section('Requirements', posting.requirements)}
          ${section('Skills', posting.skills, 'tags')}
          ${section('Benefits', posting.benefits)}
          ${apply('apply after')}
        </div>
      </article>`,
  );
}

export function noticePage(title: string, text: string): SafeHtml {
  return page(
    title,
    html`
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="lead"><a href="${boardPath}">See the jobs on the board</a></p>`,
  );
}

function page(title: string, content: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – Local job board – Candela</title>
    <style>${new SafeHtml(boardStyle)}</style>
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <p class="notice"><span class="wrap"><strong>Local job board.</strong> Stands in for <span class="whole">CV-Library</span> on this machine; nothing here was sent there.</span></p>
      <div class="wrap"><a class="brand" href="${boardPath}">${mark} Candela job board</a></div>
    </header>
    <main id="content" class="wrap">${content}
    </main>
  </body>
</html>
`;
}

function row(advert: BoardAdvert): SafeHtml {
  const { posting } = advert;
  const place = [posting.companyName, posting.town, workplaces[posting.workplace], contractText(posting)].join(' · ');
  const { closesAt } = posting;
  const when =
    closesAt === null ? `Posted ${day.format(advert.publishedAt)}` : `Closes ${day.format(new Date(closesAt))}`;
  return html`
        <li>
          <h2 class="name"><a href="${advertPath(advert)}">${posting.title}</a></h2>
          <p class="pay">${salaryText(posting)}</p>
          <p class="where">${place}</p>
          <p class="when">${when}</p>
        </li>`;
}

function empty(search: string): SafeHtml {
  const [title, text] =
    search === ''
      ? ['No jobs yet', 'Publish a job with the CV-Library option switched on, and it appears here.']
      : ['Nothing matches', 'Try fewer words, or a town or company on its own.'];
  return html`<div class="empty"><h2>${title}</h2><p>${text}</p></div>`;
}

function pager(search: string, number: number, pages: number): SafeHtml {
  const link = (target: number, text: string) => {
    const query = new URLSearchParams({ ...(search === '' ? {} : { q: search }), page: String(target) });
    return html`<a href="${`${boardPath}?${query}`}">${text}</a>`;
  };
  return html`<nav class="pages" aria-label="Pages">
        ${number > 1 ? link(number - 1, 'Previous page') : html`<span></span>`}
        <span>Page ${String(number)} of ${String(pages)}</span>
        ${number < pages ? link(number + 1, 'Next page') : html`<span></span>`}
      </nav>`;
}

function block(part: ReturnType<typeof textBlocks>[number]): SafeHtml {
  if (part.kind === 'list') return list(part.items);
  return html`<p>${part.lines.map((line, index) => html`${index === 0 ? null : html`<br>`}${line}`)}</p>`;
}

function section(title: string, items: readonly string[], className = ''): SafeHtml | null {
  return items.length === 0 ? null : html`<h2>${title}</h2>${list(items, className)}`;
}

function list(items: readonly string[], className = ''): SafeHtml {
  const kind = className === '' ? null : html` class="${className}"`;
  return html`<ul${kind}>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

function fact(name: string, value: string): SafeHtml {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function countText(total: number, search: string): string {
  const jobs = total === 1 ? '1 job' : `${total.toLocaleString('en-GB')} jobs`;
  return search === '' ? jobs : `${jobs} for “${search}”.`;
}

function salaryText({ salary: { min, max } }: JobPosting): string {
  return `${min === max ? pounds.format(min) : `${pounds.format(min)}–${pounds.format(max)}`} a year`;
}

/** Both vocabularies of the product's forms, shown alike; a word that says the same twice is said once. */
function contractText({ jobType, workingHours }: JobPosting): string {
  // Alone, "hybrid" would read as the workplace.
  const hours = workingHours === 'hybrid' ? 'hybrid hours' : workingHours;
  const words = new Map([jobType, hours].map((word) => [word.toLowerCase(), capitalised(word)]));
  return [...words.values()].join(', ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
