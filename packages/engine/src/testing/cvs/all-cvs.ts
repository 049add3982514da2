import { drawPdf, type Pdf } from '../draw-pdf.ts';
import type { CvFile, CvTruth } from './cv-truth.ts';
import { type DateStyle, dateStyles, otherDateStyles } from './date-styles.ts';
import {
  drawCompact,
  drawContinental,
  drawHalves,
  drawHangingHeadings,
  drawTimeline,
  drawTraditional,
  writeMarked,
} from './held-out-layouts.ts';
import { writeBroken, writeGrid } from './held-out-word.ts';
import { drawDatesInMargin, drawSidebar, drawTables } from './laid-out.ts';
import { makeTruth, type TruthOptions } from './make-truth.ts';
import { drawEqualColumns, drawLedger, drawMarginHeadings, drawSpanish, writeDecorated } from './margins.ts';
import { canDraw } from './pen.ts';
import { otherPeople, type Person, people, textOnlyPeople } from './people.ts';
import { writeForm, writePlain, writeUnderlined } from './plain-text.ts';
import { type ColumnLook, drawSingleColumn } from './single-column.ts';
import { drawAcademic, drawFunctional, drawNetworkExport, drawPromotions, drawWithoutHeadings } from './special.ts';
import { writeStyled, writeTwoCells, writeWordTables } from './word-files.ts';

/**
 * Eighty-odd made-up CVs. Those of the group "held out" are drawn by other code, for other people in other trades, and
 * they are not looked at while the parser is tuned.
 */
export function makeCvFiles(): CvFile[] {
  return [...tunedFiles(), ...heldOutFiles()];
}

type Draw = (pdf: Pdf, cv: CvTruth) => void;
type Extra = Partial<Pick<CvFile, 'yearsOnly' | 'without'>> &
  Pick<Partial<TruthOptions>, 'hasPromotion' | 'hasOverlapAndGap'>;

function createMaker(group: CvFile['group'], people: readonly Person[], texts: readonly Person[], firstSeed: number) {
  const drawable = people.filter(({ name }) => canDraw(name));
  const others = [...people.filter(({ name }) => !canDraw(name)), ...texts];
  const files: CvFile[] = [];
  const add = (name: string, format: CvFile['format'], make: (cv: CvTruth) => Promise<Uint8Array>, extra: Extra) => {
    const seed = firstSeed + files.length;
    const pool = format === 'pdf' ? drawable : others.length > 0 ? others : drawable;
    const person = pool[files.filter((file) => file.format === format).length % pool.length];
    if (!person) throw new Error('nobody to write about');
    const { hasPromotion, hasOverlapAndGap, ...shown } = extra;
    const truth = makeTruth({ person, seed, isHeldOut: group === 'held out', hasPromotion, hasOverlapAndGap });
    files.push({ name: `${files.length + 1} ${name}`, group, format, truth, ...shown, make: () => make(truth) });
  };
  return {
    files,
    pdf: (name: string, draw: Draw, extra: Extra = {}) =>
      add(name, 'pdf', (cv) => drawPdf((pdf) => draw(pdf, cv)), extra),
    docx: (name: string, write: (cv: CvTruth) => Uint8Array, extra: Extra = {}) =>
      add(name, 'docx', async (cv) => write(cv), extra),
    txt: (name: string, write: (cv: CvTruth) => string, extra: Extra = {}) =>
      add(name, 'txt', async (cv) => new TextEncoder().encode(write(cv)), extra),
  };
}

function tunedFiles(): CvFile[] {
  const make = createMaker('tuned', people, textOnlyPeople, 100);
  const looks: [string, ColumnLook, Extra?][] = [
    [
      'title and dates, company below',
      { entry: 'title and dates, company below', dates: dateStyles.short, heading: 'bold', skills: 'commas' },
    ],
    [
      'company and dates, title below',
      {
        entry: 'company and dates, title below',
        dates: dateStyles.long,
        heading: 'ruled',
        skills: 'bullets',
        extras: true,
      },
    ],
    ['three lines', { entry: 'title, company, dates', dates: dateStyles.short, heading: 'capitals', skills: 'bars' }],
    [
      'one line with bars',
      { entry: 'one line with bars', dates: dateStyles.numbers, heading: 'spaced', skills: 'labelled' },
    ],
    [
      'one line with commas',
      {
        entry: 'one line with commas',
        dates: dateStyles.short,
        heading: 'bold',
        skills: 'commas',
        font: 'Times-Roman',
      },
    ],
    [
      'dates first',
      { entry: 'dates first', dates: dateStyles.long, heading: 'capitals', skills: 'bullets', bullet: '-' },
    ],
    [
      'bold title, plain company',
      { entry: 'bold title, plain company', dates: dateStyles.short, heading: 'ruled', skills: 'commas' },
    ],
    [
      'title at company',
      { entry: 'title at company', dates: dateStyles.short, heading: 'bold', skills: 'bars', isCentred: true },
    ],
    [
      'prose descriptions',
      {
        entry: 'title and dates, company below',
        dates: dateStyles.long,
        heading: 'bold',
        skills: 'commas',
        isProse: true,
      },
    ],
    [
      'company first, prose',
      {
        entry: 'company and dates, title below',
        dates: dateStyles.short,
        heading: 'capitals',
        skills: 'labelled',
        isProse: true,
      },
    ],
    [
      'years only',
      { entry: 'title and dates, company below', dates: dateStyles.years, heading: 'bold', skills: 'commas' },
      { yearsOnly: true },
    ],
    ['whole days', { entry: 'title, company, dates', dates: dateStyles.days, heading: 'ruled', skills: 'bullets' }],
    [
      'American days',
      { entry: 'company and dates, title below', dates: dateStyles.american, heading: 'capitals', skills: 'commas' },
    ],
    [
      'education first',
      {
        entry: 'title and dates, company below',
        dates: dateStyles.numbers,
        heading: 'spaced',
        skills: 'bars',
        educationFirst: true,
        extras: true,
      },
    ],
    [
      'overlaps and gaps',
      { entry: 'dates first', dates: dateStyles.short, heading: 'bold', skills: 'commas' },
      { hasOverlapAndGap: true },
    ],
    [
      'British headings',
      {
        entry: 'title, company, dates',
        dates: dateStyles.long,
        heading: 'bold',
        skills: 'commas',
        headings: {
          summary: 'Personal Statement',
          experience: 'Employment History',
          education: 'Qualifications',
          skills: 'Key Skills',
        },
      },
    ],
    [
      'American headings',
      {
        entry: 'company and dates, title below',
        dates: dateStyles.numbers,
        heading: 'ruled',
        skills: 'commas',
        headings: {
          summary: 'Career Objective',
          experience: 'Relevant Experience',
          education: 'Academic Background',
          skills: 'Core Competencies',
        },
      },
    ],
    [
      'prose, three lines',
      {
        entry: 'title, company, dates',
        dates: dateStyles.numbers,
        heading: 'spaced',
        skills: 'bullets',
        isProse: true,
        font: 'Times-Roman',
      },
    ],
  ];
  for (const [name, look, extra] of looks)
    make.pdf(name, (pdf, cv) => drawSingleColumn(pdf, cv, look), {
      ...extra,
      ...(withoutPlace(look) && { without: ['place'] }),
    });
  make.pdf('sidebar on the left', (pdf, cv) => drawSidebar(pdf, cv, dateStyles.short, 'left'), { without: ['place'] });
  make.pdf('sidebar on the right', (pdf, cv) => drawSidebar(pdf, cv, dateStyles.numbers, 'right'), {
    without: ['place'],
  });
  make.pdf('sidebar, years only', (pdf, cv) => drawSidebar(pdf, cv, dateStyles.years, 'left'), {
    yearsOnly: true,
    without: ['place'],
  });
  make.pdf('sidebar on the right, long dates', (pdf, cv) => drawSidebar(pdf, cv, dateStyles.long, 'right'), {
    hasOverlapAndGap: true,
    without: ['place'],
  });
  make.pdf('tables', (pdf, cv) => drawTables(pdf, cv, dateStyles.short), { without: ['place'] });
  make.pdf('tables with whole days', (pdf, cv) => drawTables(pdf, cv, dateStyles.numbers), { without: ['place'] });
  make.pdf('dates in the margin', (pdf, cv) => drawDatesInMargin(pdf, cv, dateStyles.short));
  make.pdf('long dates in the margin', (pdf, cv) => drawDatesInMargin(pdf, cv, dateStyles.numbers));
  make.pdf('network export', drawNetworkExport, { hasPromotion: true });
  make.pdf('network export without promotion', drawNetworkExport);
  make.pdf('academic', (pdf, cv) => drawAcademic(pdf, cv, dateStyles.years), { yearsOnly: true, without: ['place'] });
  make.pdf('academic with months', (pdf, cv) => drawAcademic(pdf, cv, dateStyles.numbers), { without: ['place'] });
  make.pdf('functional', (pdf, cv) => drawFunctional(pdf, cv, dateStyles.short));
  make.pdf('functional, years', (pdf, cv) => drawFunctional(pdf, cv, dateStyles.years), { yearsOnly: true });
  make.pdf('without headings', (pdf, cv) => drawWithoutHeadings(pdf, cv, dateStyles.short), {
    without: ['skills', 'place'],
  });
  make.pdf('without headings, numbers', (pdf, cv) => drawWithoutHeadings(pdf, cv, dateStyles.numbers), {
    without: ['skills', 'place'],
  });
  make.pdf('promotions', (pdf, cv) => drawPromotions(pdf, cv, dateStyles.short), { hasPromotion: true });
  make.pdf('promotions, long dates', (pdf, cv) => drawPromotions(pdf, cv, dateStyles.long), { hasPromotion: true });
  make.pdf('headings in the margin', (pdf, cv) => drawMarginHeadings(pdf, cv, dateStyles.short), {
    without: ['place'],
  });
  make.pdf('headings in the margin, numbers', (pdf, cv) => drawMarginHeadings(pdf, cv, dateStyles.numbers), {
    without: ['place'],
  });
  make.pdf('equal columns', (pdf, cv) => drawEqualColumns(pdf, cv, dateStyles.long, 'two lines'), {
    without: ['place'],
  });
  make.pdf('equal columns, years', (pdf, cv) => drawEqualColumns(pdf, cv, dateStyles.years, 'one line'), {
    yearsOnly: true,
    without: ['place'],
  });
  make.pdf('equal columns, courses in one line', (pdf, cv) => drawEqualColumns(pdf, cv, dateStyles.short, 'one line'), {
    without: ['place'],
  });
  make.pdf('ledger', (pdf, cv) => drawLedger(pdf, cv, dateStyles.short));
  make.pdf('ledger, numbers', (pdf, cv) => drawLedger(pdf, cv, dateStyles.numbers), { hasOverlapAndGap: true });
  make.pdf('Spanish headings', (pdf, cv) => drawSpanish(pdf, cv, dateStyles.numbers));
  const signs: [string, (heading: string) => string][] = [
    ['hashes', (heading) => `## ${heading}`],
    ['stars', (heading) => `*** ${heading.toUpperCase()} ***`],
    ['brackets', (heading) => `[ ${heading} ]`],
  ];
  for (const [name, decorate] of signs)
    make.txt(`text: ${name}`, (cv) => writeDecorated(cv, dateStyles.short, decorate), { without: ['place'] });
  const texts: [string, (cv: CvTruth, dates: DateStyle) => string][] = [
    ['plain', writePlain],
    ['underlined', writeUnderlined],
    ['form', writeForm],
  ];
  for (const dates of [dateStyles.short, dateStyles.numbers]) {
    make.docx('Word: styled', (cv) => writeStyled(cv, dates));
    make.docx('Word: two cells', (cv) => writeTwoCells(cv, dates), { without: ['place'] });
    make.docx('Word: tables', (cv) => writeWordTables(cv, dates), { without: ['place'] });
    for (const [name, write] of texts) make.txt(`text: ${name}`, (cv) => write(cv, dates), { without: ['place'] });
  }
  return make.files;
}

const withoutPlace = ({ entry }: ColumnLook): boolean =>
  ['title, company, dates', 'one line with commas', 'bold title, plain company', 'title at company'].includes(entry);

function heldOutFiles(): CvFile[] {
  const make = createMaker('held out', otherPeople, [], 9000);
  const styles = otherDateStyles;
  for (const dates of [styles.apostrophe, styles.longDash, styles.iso])
    make.pdf('traditional', (pdf, cv) => drawTraditional(pdf, cv, dates));
  for (const dates of [styles.dots, styles.longDash, styles.shortDots])
    make.pdf('halves', (pdf, cv) => drawHalves(pdf, cv, dates), { without: ['place'] });
  for (const dates of [styles.apostrophe, styles.iso, styles.longDash])
    make.pdf('hanging headings', (pdf, cv) => drawHangingHeadings(pdf, cv, dates), { without: ['place'] });
  for (const dates of [styles.dots, styles.shortDots, styles.longDash])
    make.pdf('timeline', (pdf, cv) => drawTimeline(pdf, cv, dates), { hasOverlapAndGap: true, without: ['place'] });
  for (const dates of [styles.longDash, styles.iso]) make.pdf('compact', (pdf, cv) => drawCompact(pdf, cv, dates));
  make.pdf('compact, years', (pdf, cv) => drawCompact(pdf, cv, styles.years), { yearsOnly: true });
  make.pdf('German headings', (pdf, cv) => drawContinental(pdf, cv, styles.dots, 'de'));
  make.pdf('French headings', (pdf, cv) => drawContinental(pdf, cv, styles.longDash, 'fr'));
  for (const dates of [styles.apostrophe, styles.shortDots, styles.longDash])
    make.txt('text: marked', (cv) => writeMarked(cv, dates), { without: ['place'] });
  make.docx('Word: broken lines', (cv) => writeBroken(cv, styles.longDash), { without: ['place'] });
  make.docx('Word: grid', (cv) => writeGrid(cv, styles.dots), { without: ['place'] });
  return make.files;
}
