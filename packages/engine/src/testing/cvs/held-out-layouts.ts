import type { Pdf } from '../draw-pdf.ts';
import type { CvTruth, JobTruth } from './cv-truth.ts';
import type { DateStyle } from './date-styles.ts';

/** Set apart from the other layouts on purpose: no code is shared with those the parser is tuned on. */

const write = (pdf: Pdf, text: string, font: string, size: number, colour = '#000000'): Pdf =>
  pdf.font(font).fontSize(size).fillColor(colour).text(text);

const contactsOf = ({ email, phone, city, linkedin }: CvTruth): string[] => [
  phone,
  email,
  city,
  ...(linkedin ? [`https://www.${linkedin}`] : []),
];

/** Serif, centred headings, employer in small print behind the title, dates in the next line. */
export function drawTraditional(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const head = (text: string) =>
    pdf.moveDown(0.8).font('Times-Bold').fontSize(13).text(text, { align: 'center' }).moveDown(0.2);
  pdf.font('Times-Bold').fontSize(24).text(cv.name.toUpperCase(), { align: 'center' });
  pdf.font('Times-Roman').fontSize(10).text(contactsOf(cv).join('  ·  '), { align: 'center' });
  head('Objective');
  write(pdf, cv.summary, 'Times-Roman', 11);
  head('Employment Record');
  for (const job of cv.jobs) {
    pdf.moveDown(0.5);
    write(pdf, `${job.company} – ${job.place}`, 'Times-Bold', 11.5);
    write(pdf, job.title, 'Times-BoldItalic', 11);
    write(pdf, dates(job), 'Times-Italic', 10.5);
    for (const duty of job.duties) write(pdf, `• ${duty}`, 'Times-Roman', 11);
  }
  head('Academic Background');
  for (const { institution, qualification, start, end } of cv.courses) {
    pdf.moveDown(0.3);
    write(pdf, institution, 'Times-Bold', 11);
    write(pdf, `${qualification} (${start}–${end})`, 'Times-Roman', 11);
  }
  head('Areas of Expertise');
  write(pdf, cv.skills.map(({ written }) => written).join('; '), 'Times-Roman', 11);
}

/** Two columns of almost equal width, from the top of the page. */
export function drawHalves(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  pdf.font('Helvetica-Bold').fontSize(26).fillColor('#1b4332').text(cv.name, 40, 40);
  pdf.font('Helvetica').fontSize(9).fillColor('#000000').text(contactsOf(cv).join(' | '), 40, 74);
  let y = 104;
  const left = (text: string, font: string, size: number, space = 0) => {
    y += space;
    pdf.font(font).fontSize(size).fillColor('#000000').text(text, 40, y, { width: 285 });
    y = pdf.y + 2;
  };
  left('WORK EXPERIENCE', 'Helvetica-Bold', 12);
  for (const job of cv.jobs) {
    left(job.title, 'Helvetica-Bold', 10.5, 7);
    left(`${job.company} / ${dates(job)}`, 'Helvetica', 9.5);
    for (const duty of job.duties) left(`•  ${duty}`, 'Helvetica', 9.5);
  }
  let at = 104;
  const right = (text: string, font: string, size: number, space = 0) => {
    at += space;
    pdf.font(font).fontSize(size).text(text, 350, at, { width: 200 });
    at = pdf.y + 2;
  };
  right('ABOUT ME', 'Helvetica-Bold', 12);
  right(cv.summary, 'Helvetica', 9.5);
  right('EDUCATION', 'Helvetica-Bold', 12, 14);
  for (const { qualification, institution, start, end } of cv.courses) {
    right(qualification, 'Helvetica-Bold', 10, 5);
    right(institution, 'Helvetica', 9.5);
    right(`${start} - ${end}`, 'Helvetica', 9.5);
  }
  right('EXPERTISE', 'Helvetica-Bold', 12, 14);
  for (const { written } of cv.skills) right(`- ${written}`, 'Helvetica', 9.5);
  right('LANGUAGES', 'Helvetica-Bold', 12, 14);
  right(cv.languages.join(' / '), 'Helvetica', 9.5);
}

/** Headings hang in the left margin beside their sections. */
export function drawHangingHeadings(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  pdf.font('Helvetica').fontSize(21).text(cv.name, 48, 44);
  pdf.fontSize(9.5).text(contactsOf(cv).join('   '), 48, 70);
  let y = 104;
  const block = (label: string, body: readonly (readonly [string, boolean])[]) => {
    if (y > 640) {
      pdf.addPage();
      y = 56;
    }
    pdf.font('Helvetica-Bold').fontSize(10.5).text(label, 48, y, { width: 110 });
    for (const [text, isBold] of body) {
      pdf
        .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(10)
        .text(text, 175, y, { width: 370 });
      y = pdf.y + 2;
    }
    y += 12;
  };
  block('Summary', [[cv.summary, false]]);
  block(
    'Experience',
    cv.jobs.flatMap((job) => [
      [`${job.title}, ${job.company}`, true] as const,
      [dates(job), false] as const,
      ...job.duties.map((duty) => [`• ${duty}`, false] as const),
    ]),
  );
  block(
    'Education',
    cv.courses.flatMap((course) => [[`${course.qualification}, ${course.institution}, ${course.end}`, false] as const]),
  );
  block('Skills', [[cv.skills.map(({ written }) => written).join(', '), false]]);
}

/** A timeline: dates and employer on the left, title and duties on the right, a line between them. */
export function drawTimeline(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  pdf.font('Helvetica-Bold').fontSize(20).text(cv.name, 50, 48);
  pdf.font('Helvetica').fontSize(10).text(cv.headline, 50, 74).text(contactsOf(cv).join(' • '), 50, 90);
  let y = 122;
  const head = (text: string) => {
    pdf.font('Helvetica-Bold').fontSize(12.5).fillColor('#7a1f1f').text(text, 50, y);
    y += 22;
    pdf.fillColor('#000000');
  };
  const row = (left: readonly string[], right: readonly string[]) => {
    const height = 16 + right.length * 24;
    if (y + height > 790) {
      pdf.addPage();
      y = 56;
    }
    let below = y;
    for (const [index, text] of left.entries()) {
      pdf
        .font(index === 0 ? 'Helvetica' : 'Helvetica-Oblique')
        .fontSize(9.5)
        .text(text, 50, below, { width: 140 });
      below = pdf.y + 1;
    }
    let beside = y;
    for (const [index, text] of right.entries()) {
      pdf
        .font(index === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(10)
        .text(text, 210, beside, { width: 335 });
      beside = pdf.y + 2;
    }
    pdf.moveTo(200, y).lineTo(200, Math.max(below, beside)).stroke('#999999');
    y = Math.max(below, beside) + 9;
  };
  head('Professional Background');
  for (const job of cv.jobs) row([dates(job), job.company], [job.title, ...job.duties.map((duty) => `• ${duty}`)]);
  head('Education & Training');
  for (const { qualification, institution, start, end } of cv.courses)
    row([`${start} – ${end}`], [qualification, institution]);
  head('Skills & Tools');
  row(['Daily use'], [cv.skills.map(({ written }) => written).join(', ')]);
}

/** American: everything tight, dates behind a tab, running header on every page. */
export function drawCompact(pdf: Pdf, cv: CvTruth, dates: DateStyle): void {
  const tab = (left: string, right: string, font: string) => {
    const { y } = pdf;
    pdf.font(font).fontSize(10).text(left, 60, y, { lineBreak: false });
    pdf.text(right, 540 - pdf.widthOfString(right), y, { lineBreak: false });
    pdf.x = 60;
    pdf.y = y + 13.5;
  };
  pdf.font('Times-Bold').fontSize(18).text(cv.name, 60, 50);
  pdf.font('Times-Roman').fontSize(10).text(contactsOf(cv).join(', '));
  const head = (text: string) => {
    pdf.moveDown(0.5).font('Times-Bold').fontSize(11).text(text.toUpperCase());
    pdf.moveTo(60, pdf.y).lineTo(540, pdf.y).stroke('#000000').moveDown(0.2);
  };
  head('Education');
  for (const course of cv.courses) {
    tab(course.institution, `Class of ${course.end}`, 'Times-Bold');
    write(pdf, course.qualification, 'Times-Roman', 10);
  }
  head('Professional Experience');
  for (const job of cv.jobs) {
    tab(job.company, job.place, 'Times-Bold');
    tab(job.title, dates(job), 'Times-Italic');
    for (const duty of job.duties) pdf.font('Times-Roman').fontSize(10).text(`•  ${duty}`, 72, pdf.y, { width: 468 });
    pdf.x = 60;
    pdf.moveDown(0.3);
  }
  head('Technical Proficiencies');
  const half = Math.ceil(cv.skills.length / 2);
  const list = (skills: CvTruth['skills']) => skills.map(({ written }) => written).join(', ');
  write(pdf, `Proficient: ${list(cv.skills.slice(0, half))}`, 'Times-Roman', 10);
  write(pdf, `Familiar: ${list(cv.skills.slice(half))}`, 'Times-Roman', 10);
}

/** German and French headings around English text. */
export function drawContinental(pdf: Pdf, cv: CvTruth, dates: DateStyle, language: 'de' | 'fr'): void {
  const words =
    language === 'de'
      ? {
          title: 'Lebenslauf',
          work: 'Berufserfahrung',
          school: 'Ausbildung',
          skills: 'Kenntnisse',
          tongues: 'Sprachen',
          born: 'Geburtsdatum: 3. März 1988',
        }
      : {
          title: 'Curriculum Vitae',
          work: 'Expérience professionnelle',
          school: 'Formation',
          skills: 'Compétences',
          tongues: 'Langues',
          born: 'Nationalité : française',
        };
  write(pdf, words.title, 'Helvetica', 13, '#666666');
  write(pdf, cv.name, 'Helvetica-Bold', 19);
  for (const text of [...contactsOf(cv), words.born]) write(pdf, text, 'Helvetica', 9.5);
  const head = (text: string) => write(pdf.moveDown(0.7), text, 'Helvetica-Bold', 12, '#0b3d91').moveDown(0.2);
  head(words.work);
  for (const job of cv.jobs) {
    write(pdf.moveDown(0.3), `${dates(job)}    ${job.title}`, 'Helvetica-Bold', 10);
    write(pdf, `${job.company}, ${job.place}`, 'Helvetica', 10);
    for (const duty of job.duties) write(pdf, `– ${duty}`, 'Helvetica', 10);
  }
  head(words.school);
  for (const { qualification, institution, start, end } of cv.courses)
    write(pdf, `${start} – ${end}    ${qualification}, ${institution}`, 'Helvetica', 10);
  head(words.skills);
  write(pdf, cv.skills.map(({ written }) => written).join(' · '), 'Helvetica', 10);
  head(words.tongues);
  write(pdf, cv.languages.join(', '), 'Helvetica', 10);
}

/** Markdown-like plain text, and one that is wrapped at seventy characters. */
export function writeMarked(cv: CvTruth, dates: DateStyle): string {
  const entry = (job: JobTruth) => [
    `${job.title} - ${job.company} (${dates(job)})`,
    ...job.duties.map((duty) => `  - ${duty}`),
    '',
  ];
  return [
    cv.name.toUpperCase(),
    contactsOf(cv).join(' / '),
    '',
    '--- About ---',
    wrap(cv.summary),
    '',
    '--- Career ---',
    ...cv.jobs.flatMap(entry),
    '--- Education ---',
    ...cv.courses.map(({ qualification, institution, end }) => `${qualification}, ${institution} (${end})`),
    '',
    '--- Skills ---',
    wrap(cv.skills.map(({ written }) => written).join(', ')),
  ].join('\n');
}

const wrap = (text: string): string => text.replace(/(.{1,70})(?:\s+|$)/g, '$1\n').trimEnd();
