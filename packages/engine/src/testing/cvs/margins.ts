import type { Pdf } from '../draw-pdf.ts';
import type { CvTruth, JobTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';
import { createPen, type Pen } from './pen.ts';

const BOLD = 'Helvetica-Bold';

/** Small capitals in the left margin, text in the wide column beside them. */
export function drawMarginHeadings(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const top = createPen(pdf, { x: 40, y: 40, width: 515 });
  top.text(cv.name, { font: BOLD, size: 22 }).text(`${cv.phone}, ${cv.email}, ${cv.city}`, { size: 9 });
  const wide = createPen(pdf, { x: 160, y: top.y + 14, width: 390 }, { size: 10 });
  const section = (label: string, draw: (pen: Pen) => void) => {
    if (wide.y > 700) {
      pdf.addPage();
      wide.moveTo(50);
    }
    pdf
      .font(BOLD)
      .fontSize(9)
      .fillColor('#335577')
      .text(label.toUpperCase(), 40, wide.y + 1, { width: 105 });
    draw(wide);
    wide.moveTo(wide.y + 12);
  };
  section('Profile', (pen) => pen.text(cv.summary));
  section('Employment', (pen) => {
    for (const job of cv.jobs)
      pen
        .text(`${job.title} – ${job.company}`, { font: BOLD })
        .text(dates(job), { colour: '#666666' })
        .items(job.duties, '•');
  });
  section('Education', (pen) => {
    for (const { qualification, institution, start, end } of cv.courses)
      pen.text(qualification, { font: BOLD }).text(`${institution}, ${start}–${end}`);
  });
  section('Skills', (pen) => pen.text(cv.skills.map(({ written }) => written).join(', ')));
}

/** Two columns of the same kind of text: career on one side, everything else on the other. */
export function drawEqualColumns(pdf: Pdf, cv: CvTruth, dates: DateStyle, courses: 'two lines' | 'one line'): void {
  const top = createPen(pdf, { x: 45, y: 45, width: 505 });
  top
    .text(cv.name, { font: BOLD, size: 24 })
    .text(cv.headline)
    .text(`${cv.email} / ${cv.phone} / ${cv.city}`, { size: 9 });
  const start = top.y + 16;
  const head = (pen: Pen, text: string) => pen.text(text, { font: BOLD, size: 13, space: 8, colour: '#884400' });
  const right = createPen(pdf, { x: 320, y: start, width: 230 }, { size: 9.5 });
  head(right, 'About');
  right.text(cv.summary);
  head(right, 'Qualifications');
  for (const { qualification, institution, end } of cv.courses) {
    if (courses === 'one line') right.text(`${qualification}, ${institution}, ${end}`);
    else right.text(qualification, { font: BOLD, space: 3 }).text(`${institution} (${end})`);
  }
  head(right, 'Key skills');
  right.items(
    cv.skills.map(({ written }) => written),
    '•',
  );
  head(right, 'Languages');
  for (const language of cv.languages) right.text(`${language}: fluent`);
  const left = createPen(pdf, { x: 45, y: start, width: 250 }, { size: 9.5 });
  head(left, 'Career history');
  for (const job of cv.jobs)
    left
      .text(job.company, { font: BOLD, space: 5 })
      .text(job.title)
      .text(dates(job), { colour: '#777777' })
      .items(job.duties, '•');
}

/** Dates with employer and place below them on the left; title and duties on the right. */
export function drawLedger(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const top = createPen(pdf, { x: 50, y: 50, width: 495 });
  top
    .text(cv.name, { font: 'Times-Bold', size: 20 })
    .text([cv.email, cv.phone, cv.city].join(' · '), { font: 'Times-Roman' });
  top.text('PROFESSIONAL EXPERIENCE', { font: 'Times-Bold', size: 12, space: 14 });
  let y = top.y + 4;
  const row = (left: readonly string[], write: (pen: Pen) => void) => {
    if (y > 660) {
      pdf.addPage();
      y = 60;
    }
    const aside = createPen(pdf, { x: 50, y, width: 130 }, { font: 'Times-Roman', size: 9.5 });
    for (const text of left) aside.text(text);
    const main = createPen(pdf, { x: 200, y, width: 345 }, { font: 'Times-Roman', size: 10.5 });
    write(main);
    y = Math.max(aside.y, main.y) + 10;
  };
  const job = (one: JobTruth) =>
    row([dates(one), one.company, one.place], (pen) =>
      pen.text(one.title, { font: 'Times-Bold' }).items(one.duties, '•'),
    );
  for (const one of cv.jobs) job(one);
  createPen(pdf, { x: 50, y, width: 495 }).text('EDUCATION', { font: 'Times-Bold', size: 12 });
  y += 20;
  for (const course of cv.courses)
    row([`${course.start} – ${course.end}`], (pen) =>
      pen.text(course.qualification, { font: 'Times-Bold' }).text(course.institution),
    );
  createPen(pdf, { x: 50, y, width: 495 })
    .text('SKILLS', { font: 'Times-Bold', size: 12 })
    .text(cv.skills.map(({ written }) => written).join(', '), { font: 'Times-Roman' });
}

/** Spanish headings, title in capitals, employer and place behind a dash. */
export function drawSpanish(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const pen = createPen(pdf, { x: 60, y: 50, width: 475 }, { size: 10 });
  pen
    .text(cv.name, { font: BOLD, size: 19 })
    .text(`${cv.city} | ${cv.phone} | ${cv.email}`)
    .text('Nacionalidad: española');
  const head = (text: string) => pen.text(text, { font: BOLD, size: 12, space: 10 }).rule();
  head('Perfil profesional');
  pen.text(cv.summary);
  head('Experiencia laboral');
  for (const job of cv.jobs)
    pen
      .text(job.title.toUpperCase(), { font: BOLD, space: 5 })
      .text(`${job.company} – ${job.place} (${dates(job)})`)
      .items(job.duties, '•');
  head('Formación académica');
  for (const { qualification, institution, start, end } of cv.courses)
    pen.text(`${qualification} – ${institution} (${start}-${end})`);
  head('Habilidades');
  pen.text(cv.skills.map(({ written }) => written).join(', '));
  head('Idiomas');
  pen.text(cv.languages.join(', '));
}

/** Signs around the headings, dates in brackets behind title and employer. */
export function writeDecorated(cv: CvTruth, dates: DateStyle, decorate: (heading: string) => string): string {
  return [
    cv.name,
    `${cv.phone} | ${cv.email}`,
    '',
    decorate('Profile'),
    cv.summary,
    '',
    decorate('Experience'),
    ...cv.jobs.flatMap((job) => [
      `${job.title}, ${job.company} [${dates(job)}]`,
      ...job.duties.map((duty) => `  * ${duty}`),
      '',
    ]),
    decorate('Education'),
    ...cv.courses.map(({ qualification, institution, end }) => `${end}: ${qualification} - ${institution}`),
    '',
    decorate('Skills'),
    cv.skills.map(({ written }) => written).join(', '),
    '',
    decorate('Languages'),
    cv.languages.join(' / '),
  ].join('\n');
}
