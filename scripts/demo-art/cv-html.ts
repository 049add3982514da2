import type { DrawnCv } from './cvs/drawn-cv.ts';

const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 12.5px/1.5 Arial, sans-serif; color: #1d2330; width: 210mm; height: 297mm; padding: 18mm }
h1 { font-size: 29px; line-height: 1.2 }
.title { font-size: 15px; color: #4a5365; margin-bottom: 4px }
.contacts span + span::before { content: '  ·  '; white-space: pre }
h2 { font-size: 15px; margin: 19px 0 6px }
h3 { font-size: 12.5px }
.dates { color: #4a5365 }
ul { margin: 3px 0 11px 17px }
li { padding-left: 3px }
.entry { break-inside: avoid }
.entry + .entry { margin-top: 5px }
.hidden { color: #fff; font-size: 6px }
.footnote { position: absolute; bottom: 12mm; font-size: 9px; color: #767d8b }

.plain h2 { border-bottom: 1px solid #c9ced8 }
.banner header { background: #16324f; margin: -18mm -18mm 0; padding: 14mm 18mm 10mm; color: #fff }
.banner .title { color: #cfe0f2 }
.banner h2 { color: #16324f; text-transform: uppercase; letter-spacing: .4px }
.serif { font: 13.5px/1.5 'Times New Roman', serif }
.serif h3 { font-size: 13.5px }
.serif header { text-align: center; border-bottom: 1.5px solid #7a3b2e; padding-bottom: 10px }
.serif h2 { color: #7a3b2e; font-size: 17px }
.serif .head { display: flex; justify-content: space-between }
.columns { display: grid; grid-template-columns: 62mm 1fr; column-gap: 9mm; padding: 0 15mm 0 0 }
.columns aside { background: #eaf1ec; padding: 18mm 7mm; height: 297mm; font-size: 11.5px }
.columns main { padding-top: 18mm }
.columns h2 { color: #24543a }
.columns aside div { margin-bottom: 3px }
`;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const section = (heading: string, inside: string): string => `<section><h2>${heading}</h2>${inside}</section>`;
const rows = (items: readonly string[]): string => items.map((item) => `<div>${escapeHtml(item)}</div>`).join('');

/**
 * One page, as a candidate with a word processor and an evening would have made it: in the usual typefaces, of
 * which a file takes only the few letters it needs.
 */
export function cvHtml(cv: DrawnCv): string {
  const page = cv.look === 'columns' ? columns(cv) : single(cv);
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(cv.name)}</title><style>${style}</style></head><body class="${cv.look}">${page}</body></html>`;
}

const header = (cv: DrawnCv, contacts: string): string =>
  `<header><h1>${escapeHtml(cv.name)}</h1><p class="title">${escapeHtml(cv.title)}</p>${contacts}</header>`;

function single(cv: DrawnCv): string {
  const contacts = `<p class="contacts">${cv.contacts.map((contact) => `<span>${escapeHtml(contact)}</span>`).join('')}</p>`;
  return [
    header(cv, contacts),
    profile(cv),
    work(cv),
    education(cv),
    cv.certificates ? section('Certificates', rows(cv.certificates)) : '',
    section('Skills', `<p>${escapeHtml(cv.skills.join(', '))}</p>`),
    cv.languages ? section('Languages', `<p>${escapeHtml(cv.languages.join(', '))}</p>`) : '',
    cv.footnote ? `<p class="footnote">${escapeHtml(cv.footnote)}</p>` : '',
  ].join('');
}

function columns(cv: DrawnCv): string {
  const aside = [
    section('Contact', rows(cv.contacts)),
    section('Skills', rows(cv.skills)),
    cv.certificates ? section('Certificates', rows(cv.certificates)) : '',
    cv.languages ? section('Languages', rows(cv.languages)) : '',
  ];
  return `<aside>${aside.join('')}</aside><main>${header(cv, '')}${profile(cv)}${work(cv)}${education(cv)}</main>`;
}

const profile = (cv: DrawnCv): string =>
  section(
    'Profile',
    `<p>${escapeHtml(cv.profile)}</p>${cv.hidden ? `<p class="hidden">${escapeHtml(cv.hidden)}</p>` : ''}`,
  );

const work = (cv: DrawnCv): string =>
  section(
    'Experience',
    cv.work
      .map(
        ({ title, employer, dates, points }) =>
          `<div class="entry">${head(`${title}, ${employer}`, dates)}<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul></div>`,
      )
      .join(''),
  );

const education = (cv: DrawnCv): string =>
  section(
    'Education',
    cv.education
      .map(
        ({ qualification, school, dates }) => `<div class="entry">${head(`${qualification}, ${school}`, dates)}</div>`,
      )
      .join(''),
  );

const head = (what: string, dates: string): string =>
  `<div class="head"><h3>${escapeHtml(what)}</h3><p class="dates">${escapeHtml(dates)}</p></div>`;
