import { amber, flame, ink, paper, sand, sheet, stone, umber } from './palette.ts';
import { circle, each, lettering, range, rect, stroke, writing } from './svg.ts';

/** Whitepapers: a cover of 600 by 848, for the picture on the site and for the first page of the document. */
export const coverWidth = 600;
export const coverHeight = 848;

export interface Cover {
  ground: string;
  text: string;
  /** The mark's colour on this ground. */
  accent: string;
  /** Behind the book in the picture. */
  table: string;
  title: readonly string[];
  /** How it lies: how far to the right, and at what angle. */
  lies: readonly [number, number];
  emblem(): string;
}

/** Bars of light, one above the other, each in its parts. */
const ranking = () => {
  const parts = [134, 112, 90, 45, 67];
  const lit = [
    [1, 0.9, 0.85, 1, 0.2],
    [1, 0.6, 0.7, 1, 0.3],
    [1, 0.4, 0.3, 0, 0.8],
    [0.5, 0.3, 0.2, 1, 0.1],
  ];
  return each(lit, (row, line) => {
    let x = 64;
    return each(parts, (part, index) => {
      const from = x;
      x += part + 6;
      return (
        rect(from, 440 + line * 74, part, 40, '#2c303d') +
        rect(from, 440 + line * 74, part * (row[index] ?? 0), 40, amber, `opacity="${1 - line * 0.18}"`)
      );
    });
  });
};

/** Two who face each other, five times the same. */
const kit = () =>
  each(range(5), (index) => {
    const y = 440 + index * 66;
    return (
      `<path d="M64 ${y}a26 26 0 0 1 0 52Z" transform="translate(26 0)" fill="${ink}"/>` +
      rect(150, y + 22, 300, 8, umber, 'rx="4" opacity=".55"') +
      `<path d="M510 ${y}a26 26 0 0 0 0 52Z" fill="${paper}"/>`
    );
  });

/** Cards in a drawer; one is pulled up, and the last are fading. */
const records = () =>
  each(range(6), (index) => {
    const y = 400 + index * 62;
    const lift = index === 2 ? -46 : 0;
    const colour = index === 2 ? amber : ['#d4c6ab', '#dbcfb8', '', '#e2d8c5', '#e9e1d2', '#f0eadf'][index];
    return (
      rect(84 + index * 52, y + lift - 30, 120, 34, colour ?? stone, 'rx="6"') +
      rect(64, y + lift, 472, 460, colour ?? stone, 'rx="6"') +
      (index === 2 ? writing(92, y + lift + 24, [230, 180], { colour: umber, gap: 24, thickness: 8 }) : '')
    );
  });

/** A question whose point is a light. */
const question = () =>
  `<g transform="translate(430 650) scale(.82) translate(-430 -760)">${lettering(430, 760, '?', { size: 560, colour: paper, more: 'text-anchor="middle"' })}${circle(412, 719, 57, amber)}</g>`;

/** What happened to everyone, the one in the middle, and the last one. */
const measures = () => {
  const counts = [3, 6, 8, 7, 5, 4, 2, 2, 1, 1, 0, 1];
  return (
    each(counts, (count, column) =>
      each(range(count), (dot) =>
        circle(78 + column * 40, 740 - dot * 38, 14, column === 3 ? amber : column === 11 ? flame : '#4a4f5e'),
      ),
    ) +
    stroke([64, 768], [536, 768], paper, 4) +
    stroke([198, 430], [198, 768], amber, 3, 'stroke-dasharray="3 9" stroke-linecap="round"')
  );
};

/** A quotation mark over the one line that matters. */
const evidence = () =>
  lettering(52, 760, '“', { size: 560, colour: flame }) +
  writing(64, 590, [440, 472, 400], { colour: '#cbbb9f', gap: 46, thickness: 14 }) +
  rect(64, 728, 360, 14, ink, 'rx="7"') +
  rect(64, 774, 300, 14, '#cbbb9f', 'rx="7"');

export const covers: Readonly<Record<string, Cover>> = {
  'explainable-ranking': {
    ground: ink,
    text: paper,
    accent: amber,
    table: sand,
    title: ['Explainable', 'ranking'],
    lies: [330, -5],
    emblem: ranking,
  },
  'structured-interview-kit': {
    ground: '#e3a13f',
    text: ink,
    accent: ink,
    table: ink,
    title: ['The structured', 'interview kit'],
    lies: [560, 4],
    emblem: kit,
  },
  'hiring-records': {
    ground: sheet,
    text: ink,
    accent: flame,
    table: '#c9b48c',
    title: ['Hiring', 'records'],
    lies: [440, 7],
    emblem: records,
  },
  'what-candidates-want-to-know': {
    ground: umber,
    text: paper,
    accent: amber,
    table: '#ead9bb',
    title: ['What candidates', 'want to know'],
    lies: [620, -6],
    emblem: question,
  },
  'measuring-a-hiring-process': {
    ground: '#1d202b',
    text: paper,
    accent: amber,
    table: flame,
    title: ['Measuring a', 'hiring process'],
    lies: [360, 3],
    emblem: measures,
  },
  'cvs-as-evidence': {
    ground: sand,
    text: ink,
    accent: flame,
    table: ink,
    title: ['CVs as', 'evidence'],
    lies: [500, -8],
    emblem: evidence,
  },
};

/** The cover's drawing, without a frame of its own; the document sets its title itself, as text that can be read out. */
export function drawCover(
  { ground, text, accent, title, emblem }: Cover,
  { withTitle }: { withTitle: boolean },
): string {
  return (
    `<svg x="0" y="0" width="${coverWidth}" height="${coverHeight}" viewBox="0 0 ${coverWidth} ${coverHeight}">` +
    rect(0, 0, coverWidth, coverHeight, ground) +
    emblem() +
    each(withTitle ? title : [], (words, index) => lettering(60, 190 + index * 76, words, { size: 70, colour: text })) +
    `<g transform="translate(62 62) scale(1.25)" fill="none"><path d="M25.3 8.4a12 12 0 1 0 0 15.2" stroke="${text}" stroke-width="3.6"/><path d="M17.2 7.2c-.5 3.9-5.7 6-5.7 11.1a5.7 5.7 0 0 0 11.4 0c0-2.8-1.5-4.3-2.5-5.7-.5 1.3-1.1 1.8-1.8 2.2.5-2.8-.2-5.5-1.4-7.6Z" fill="${accent}"/></g>` +
    `</svg>`
  );
}
