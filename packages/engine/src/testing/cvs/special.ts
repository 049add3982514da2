import type { Pdf } from '../draw-pdf.ts';
import type { CvTruth } from './cv-truth.ts';
import { type DateStyle, dateStyles } from './date-styles.ts';
import { createPen } from './pen.ts';

const BOLD = 'Helvetica-Bold';

/** As a professional network exports profiles: employer above its posts, lengths in brackets. */
export function drawNetworkExport(pdf: Pdf, cv: CvTruth): void {
  const aside = createPen(pdf, { x: 36, y: 50, width: 145 }, { size: 9.5 });
  aside.text('Contact', { size: 13 }).text(cv.phone).text(cv.email);
  if (cv.linkedin) aside.text(`www.${cv.linkedin} (LinkedIn)`);
  aside.text('Top Skills', { size: 13, space: 14 });
  for (const { written } of cv.skills) aside.text(written);
  aside.text('Languages', { size: 13, space: 14 });
  for (const language of cv.languages) aside.text(`${language} (Full Professional)`);
  const pen = createPen(pdf, { x: 205, y: 50, width: 350 }, { size: 10.5 });
  pen
    .text(cv.name, { size: 26 })
    .text(cv.headline, { size: 12 })
    .text(`${cv.city}, United Kingdom`, { colour: '#777777' });
  pen.text('Summary', { size: 15, space: 14 }).text(cv.summary);
  pen.text('Experience', { size: 15, space: 14 });
  let company = '';
  for (const job of cv.jobs) {
    if (job.company !== company) pen.text(job.company, { size: 12, space: 8 });
    company = job.company;
    pen
      .text(job.title, { size: 11.5 })
      .text(`${dateStyles.long(job).replace(' to ', ' - ').replace('present', 'Present')} (2 years 3 months)`);
    pen.text(job.place, { colour: '#777777' });
    for (const duty of job.duties) pen.text(`- ${duty}`);
  }
  pen.text('Education', { size: 15, space: 14 });
  for (const { institution, qualification, start, end } of cv.courses) {
    pen.text(institution, { size: 12, space: 6 }).text(`${qualification}  · (${start} - ${end})`);
  }
}

/** Publications, grants and talks around a short career. */
export function drawAcademic(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const pen = createPen(pdf, { x: 70, y: 60, width: 455 }, { font: 'Times-Roman', size: 11 });
  const head = (text: string) => pen.text(text, { font: 'Times-Bold', size: 12, space: 10 });
  pen
    .text(`Curriculum Vitae – ${cv.name}`, { font: 'Times-Bold', size: 17 })
    .text(`Department of Things, ${cv.city}`)
    .text(cv.email)
    .text(`Tel. ${cv.phone}`);
  head('Academic Qualifications');
  for (const { qualification, institution, start, end } of cv.courses)
    pen.text(`${start}–${end}  ${qualification}, ${institution}`);
  head('Research Interests');
  pen.text(cv.summary);
  head('Appointments');
  for (const job of cv.jobs)
    pen.text(`${dates(job)}  ${job.title}, ${job.company}`, { space: 3 }).items(job.duties, '–');
  head('Publications');
  pen.text('A. Nother and B. Else (2019). On the weight of small things. Journal of Made-up Results, 12(3), 45–67.');
  pen.text('B. Else (2016). Further remarks on small things. Proceedings of the Conference That Was Not, 2014–2016.');
  head('Grants and Awards');
  pen.text('2018  Small grant for large questions, £40,000');
  head('Skills');
  pen.text(cv.skills.map(({ written }) => written).join(', '));
}

/** Skills first and at length; the jobs are a list at the end. */
export function drawFunctional(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const pen = createPen(pdf, { x: 60, y: 60, width: 475 }, { size: 10 });
  const head = (text: string) => pen.text(text.toUpperCase(), { font: BOLD, size: 11, space: 12 }).rule();
  pen
    .text(cv.name.toUpperCase(), { font: BOLD, size: 18, isCentred: true })
    .text(`${cv.phone} | ${cv.email} | ${cv.city}`, { isCentred: true });
  head('Professional summary');
  pen.text(cv.summary);
  head('Core skills');
  pen.items(
    cv.skills.map(({ written }) => written),
    '•',
  );
  head('Selected achievements');
  pen.items(
    cv.jobs.flatMap(({ duties }) => duties),
    '•',
  );
  head('Work history');
  for (const job of cv.jobs) pen.text(`${dates(job)}   ${job.title}, ${job.company}, ${job.place}`);
  head('Education');
  for (const { qualification, institution, end } of cv.courses) pen.text(`${qualification}, ${institution}, ${end}`);
}

/** No headings at all, only gaps. */
export function drawWithoutHeadings(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const pen = createPen(pdf, { x: 60, y: 60, width: 475 }, { size: 10.5 });
  pen.text(cv.name, { size: 17 }).text(cv.email).text(cv.phone);
  pen.text(cv.summary, { space: 14 });
  for (const job of cv.jobs)
    pen.sides(`${job.title}, ${job.company}`, dates(job), { font: BOLD, space: 14 }, {}).items(job.duties, '•');
  for (const { qualification, institution, start, end } of cv.courses)
    pen.sides(`${qualification}, ${institution}`, `${start}–${end}`, { space: 14 });
}

/** One employer, several posts: the employer's own dates above them. */
export function drawPromotions(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const pen = createPen(pdf, { x: 56, y: 56, width: 480 }, { size: 10 });
  pen.text(cv.name, { font: BOLD, size: 19 }).text(`${cv.city} · ${cv.phone} · ${cv.email}`);
  pen.text('Summary', { font: BOLD, size: 13, space: 10 }).text(cv.summary);
  pen.text('Career History', { font: BOLD, size: 13, space: 10 });
  let company = '';
  for (const job of cv.jobs) {
    if (job.company !== company) {
      const same = cv.jobs.filter((other) => other.company === job.company);
      const first = same.at(-1) ?? job;
      const whole = dates({ start: first.start, end: job.end });
      if (same.length > 1)
        pen.sides(`${job.company}, ${job.place}`, whole, { font: BOLD, size: 11, space: 8 }, { size: 10 });
      else pen.text(`${job.company}, ${job.place}`, { font: BOLD, size: 11, space: 8 });
    }
    company = job.company;
    pen.sides(job.title, dates(job), { font: 'Helvetica-Oblique', space: 3 }, {}).items(job.duties, '•');
  }
  pen.text('Education', { font: BOLD, size: 13, space: 10 });
  for (const { qualification, institution, start, end } of cv.courses)
    pen.sides(`${institution}`, `${start} – ${end}`, { font: BOLD, space: 4 }, {}).text(qualification);
  pen.text('Skills', { font: BOLD, size: 13, space: 10 }).text(cv.skills.map(({ written }) => written).join(', '));
}
