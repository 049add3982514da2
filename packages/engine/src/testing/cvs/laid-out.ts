import type { Pdf } from '../draw-pdf.ts';
import type { CvTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';
import { createPen } from './pen.ts';

const BOLD = 'Helvetica-Bold';

/** A coloured sidebar with contacts, skills and languages; the career beside it. */
export function drawSidebar(pdf: Pdf, cv: CvTruth, dates: DateStyle, side: 'left' | 'right'): void {
  const isLeft = side === 'left';
  const bar = isLeft ? { x: 0, width: 190 } : { x: 405, width: 190 };
  pdf.rect(bar.x, 0, bar.width, 842).fill(isLeft ? '#22384f' : '#eef1f4');
  const colour = isLeft ? '#ffffff' : '#222222';
  const aside = createPen(pdf, { x: bar.x + 18, y: 60, width: 150 }, { size: 9, colour });
  const main = createPen(pdf, { x: isLeft ? 215 : 45, y: 50, width: 335 }, { size: 9.5 });
  const drawAside = () => {
    aside.text('CONTACT', { font: BOLD, size: 10 }).text(cv.email).text(cv.phone).text(cv.city);
    if (cv.linkedin) aside.text(cv.linkedin);
    aside.text('SKILLS', { font: BOLD, size: 10, space: 14 });
    for (const { written } of cv.skills) aside.text(written);
    aside.text('LANGUAGES', { font: BOLD, size: 10, space: 14 });
    for (const language of cv.languages) aside.text(language);
  };
  const drawMain = () => {
    main.text(cv.name, { font: BOLD, size: 22 }).text(cv.headline, { size: 11, colour: '#555555' });
    main.text('Profile', { font: BOLD, size: 12, space: 10 }).text(cv.summary);
    main.text('Work Experience', { font: BOLD, size: 12, space: 10 });
    for (const job of cv.jobs) {
      main.text(job.title, { font: BOLD, space: 5 }).sides(job.company, dates(job)).items(job.duties, '•');
    }
    main.text('Education', { font: BOLD, size: 12, space: 10 });
    for (const { qualification, institution, start, end } of cv.courses) {
      main.text(qualification, { font: BOLD, space: 3 }).sides(institution, `${start} - ${end}`);
    }
  };
  drawAside();
  drawMain();
}

/** Ruled tables: dates, employer, position. */
export function drawTables(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const pen = createPen(pdf, { x: 50, y: 50, width: 495 }, { size: 9.5 });
  pen.text('CURRICULUM VITAE', { font: BOLD, size: 14, isCentred: true });
  const rows = (table: readonly (readonly string[])[], widths: readonly number[]) => {
    for (const [index, row] of table.entries()) {
      const top = pen.y + 3;
      let lowest = top;
      let x = 52;
      for (const [column, text] of row.entries()) {
        const width = widths[column] ?? 100;
        pdf
          .font(index === 0 && table.length > 2 && row.length > 2 ? BOLD : 'Helvetica')
          .fontSize(9.5)
          .fillColor('#111111');
        pdf.text(text, x, top, { width: width - 10 });
        lowest = Math.max(lowest, pdf.y);
        x += width;
      }
      pen.moveTo(lowest + 2).rule();
    }
  };
  rows(
    [
      ['Name:', cv.name],
      ['E-mail:', cv.email],
      ['Telephone:', cv.phone],
      ['Address:', `14 Mill Lane, ${cv.city}`],
    ],
    [110, 380],
  );
  pen.text('Personal Statement', { font: BOLD, size: 12, space: 10 }).text(cv.summary);
  pen.text('Employment History', { font: BOLD, size: 12, space: 10 });
  rows(
    [['Dates', 'Employer', 'Position'], ...cv.jobs.map((job) => [dates(job), job.company, job.title])],
    [150, 170, 170],
  );
  pen.text('Education and Qualifications', { font: BOLD, size: 12, space: 10 });
  rows(
    [
      ['Dates', 'Institution', 'Qualification'],
      ...cv.courses.map((course) => [`${course.start} - ${course.end}`, course.institution, course.qualification]),
    ],
    [100, 180, 210],
  );
  pen.text('Key Skills', { font: BOLD, size: 12, space: 10 }).items(
    cv.skills.map(({ written }) => written),
    '•',
  );
}

/** Dates in a margin of their own, everything else beside them. */
export function drawDatesInMargin(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const whole = createPen(pdf, { x: 50, y: 50, width: 495 }, { size: 10 });
  whole.text(cv.name, { font: BOLD, size: 18 }).text(`${cv.email} • ${cv.phone} • ${cv.city}`);
  const block = (label: string, draw: (y: number) => number) => {
    whole.text(label, { font: BOLD, size: 12, space: 12 });
    whole.moveTo(draw(whole.y));
  };
  const beside = (left: string, y: number, write: (pen: ReturnType<typeof createPen>) => void): number => {
    const start = y > 720 ? 60 : y;
    if (y > 720) pdf.addPage();
    pdf
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#444444')
      .text(left, 50, start + 4, { width: 120 });
    const pen = createPen(pdf, { x: 185, y: start + 4, width: 360 }, { size: 10 });
    write(pen);
    return pen.y + 4;
  };
  block('Career Summary', () => {
    whole.text(cv.summary);
    return whole.y;
  });
  block('Professional Experience', (y) =>
    cv.jobs.reduce(
      (at, job) =>
        beside(dates(job), at, (pen) =>
          pen.text(job.title, { font: BOLD }).text(`${job.company}, ${job.place}`).items(job.duties, '-'),
        ),
      y,
    ),
  );
  block('Education', (y) =>
    cv.courses.reduce(
      (at, course) =>
        beside(`${course.start} – ${course.end}`, at, (pen) =>
          pen.text(course.qualification, { font: BOLD }).text(course.institution),
        ),
      y,
    ),
  );
  block('Technical Skills', () => {
    whole.text(cv.skills.map(({ written }) => written).join(' • '));
    return whole.y;
  });
}
