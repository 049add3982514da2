import type { Pdf } from '../draw-pdf.ts';
import type { CvTruth, JobTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';
import { createPen, type Pen } from './pen.ts';

/** How an entry's first lines are set. */
export type EntryLook =
  | 'title and dates, company below'
  | 'company and dates, title below'
  | 'title, company, dates'
  | 'one line with bars'
  | 'one line with commas'
  | 'dates first'
  | 'bold title, plain company'
  | 'title at company';

export interface ColumnLook {
  readonly entry: EntryLook;
  readonly dates: DateStyle;
  readonly heading: 'bold' | 'capitals' | 'spaced' | 'ruled';
  readonly skills: 'commas' | 'bullets' | 'bars' | 'labelled';
  readonly font?: 'Helvetica' | 'Times-Roman';
  readonly bullet?: string;
  readonly isCentred?: boolean;
  /** Descriptions as running text. */
  readonly isProse?: boolean;
  readonly headings?: Partial<Headings>;
  /** Education before experience. */
  readonly educationFirst?: boolean;
  readonly extras?: boolean;
}

interface Headings {
  readonly summary: string;
  readonly experience: string;
  readonly education: string;
  readonly skills: string;
  readonly languages: string;
  readonly certificates: string;
}

const HEADINGS: Headings = {
  summary: 'Profile',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certifications',
};

export function drawSingleColumn(pdf: Pdf, cv: CvTruth, look: ColumnLook): void {
  const font = look.font ?? 'Helvetica';
  const bold = font === 'Helvetica' ? 'Helvetica-Bold' : 'Times-Bold';
  const pen = createPen(pdf, { x: 56, y: 50, width: 483 }, { font, size: 10 });
  const headings = { ...HEADINGS, ...look.headings };
  const head = (text: string) => drawHeading(pen, text, look.heading, bold);
  const centred = { isCentred: look.isCentred ?? false };
  pen.text(cv.name, { font: bold, size: 20, ...centred }).text(cv.headline, { size: 11, ...centred });
  pen.text([cv.city, cv.phone, cv.email, cv.linkedin].filter(Boolean).join('  |  '), { size: 9, ...centred });
  head(headings.summary);
  pen.text(cv.summary);
  const education = () => {
    head(headings.education);
    for (const { qualification, institution, start, end } of cv.courses) {
      pen.sides(qualification, `${start} – ${end}`, { font: bold, space: 3 }, {}).text(institution);
    }
  };
  if (look.educationFirst) education();
  head(headings.experience);
  for (const job of cv.jobs) drawJob(pen, job, look, bold);
  if (!look.educationFirst) education();
  head(headings.skills);
  drawSkills(pen, cv, look, bold);
  if (!look.extras) return;
  head(headings.languages);
  pen.text(cv.languages.join(', '));
  head(headings.certificates);
  pen.items(cv.certificates, '•');
  head('Interests');
  pen.text('Fell running, the allotment and other people’s dogs');
  head('References');
  pen.text('Prof Jane Example, University of Nowhere, jane.example@elsewhere.example, 020 7946 0999');
}

function drawHeading(pen: Pen, text: string, kind: ColumnLook['heading'], bold: string): void {
  if (kind === 'bold') pen.text(text, { font: bold, size: 13, space: 10 });
  else if (kind === 'capitals') pen.text(text.toUpperCase(), { font: bold, size: 10, space: 10 });
  else if (kind === 'spaced') pen.text([...text.toUpperCase()].join(' '), { font: bold, size: 12, space: 10 });
  else pen.text(text, { font: bold, size: 11.5, space: 10 }).rule();
}

function drawJob(pen: Pen, job: JobTruth, look: ColumnLook, bold: string): void {
  const { title, company, place } = job;
  const when = look.dates(job);
  const italic = bold === 'Times-Bold' ? 'Times-Italic' : 'Helvetica-Oblique';
  const strong = { font: bold, space: 6 };
  switch (look.entry) {
    case 'title and dates, company below':
      pen.sides(title, when, strong, {}).text(`${company}, ${place}`, { font: italic });
      break;
    case 'company and dates, title below':
      pen.sides(`${company}, ${place}`, when, strong, {}).text(title, { font: italic });
      break;
    case 'title, company, dates':
      pen.text(title, strong).text(company).text(when, { font: italic });
      break;
    case 'one line with bars':
      pen.text(`${title} | ${company} | ${place} | ${when}`, strong);
      break;
    case 'one line with commas':
      pen.text(`${title}, ${company}, ${when}`, strong);
      break;
    case 'dates first':
      pen.text(when, { space: 6 }).text(title, { font: bold }).text(`${company}, ${place}`);
      break;
    case 'bold title, plain company':
      pen.runs(
        [
          [title, { font: bold }],
          [`  ${company}`, {}],
          [`  (${when})`, { font: italic }],
        ],
        6,
      );
      break;
    case 'title at company':
      pen.text(`${title} at ${company} (${when})`, strong);
      break;
  }
  if (look.isProse) pen.text(`${job.duties.join('. ')}.`);
  else pen.items(job.duties, look.bullet ?? '•');
}

function drawSkills(pen: Pen, cv: CvTruth, look: ColumnLook, bold: string): void {
  const written = cv.skills.map((skill) => skill.written);
  if (look.skills === 'commas') pen.text(written.join(', '));
  else if (look.skills === 'bars') pen.text(written.join(' | '));
  else if (look.skills === 'bullets') pen.items(written, look.bullet ?? '•');
  else {
    const half = Math.ceil(written.length / 2);
    pen.runs([
      ['Main: ', { font: bold }],
      [written.slice(0, half).join(', '), {}],
    ]);
    pen.runs([
      ['Also: ', { font: bold }],
      [written.slice(half).join(', '), {}],
    ]);
  }
}
