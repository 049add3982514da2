import { amber, flame, ink, inkRaised, paper, sand, sheet, stone } from './palette.ts';
import { circle, each, halo, lettering, light, picture, polygon, range, rect, stroke } from './svg.ts';

/** News: a horizon, a light upon it, and one sign in large type. */
const horizon = 640;

/** A door stands open and the day comes in. */
function publicSite(): string {
  return picture(
    ink,
    light(
      'floor',
      [800, horizon],
      [800, 900],
      [
        [0, 0.95],
        [1, 0.12],
      ],
    ) + halo('glow', [800, 420], 620, 0.34),
    rect(0, 0, 1600, 900, 'url(#glow)') +
      rect(0, horizon, 1600, 260, inkRaised) +
      `<path d="M630 ${horizon}V330a170 170 0 0 1 340 0v${horizon - 330}Z" fill="${amber}"/>` +
      `<path d="M630 ${horizon}V330a170 170 0 0 1 340 0v${horizon - 330}Z" fill="none" stroke="${paper}" stroke-width="10"/>` +
      circle(800, horizon - 120, 0, sheet) +
      `<clipPath id="in"><path d="M635 ${horizon}V330a165 165 0 0 1 330 0v${horizon - 330}Z"/></clipPath>` +
      `<g clip-path="url(#in)">${circle(800, 600, 130, sheet)}${rect(600, 600, 400, 60, flame)}</g>` +
      polygon(
        [
          [636, horizon],
          [964, horizon],
          [1250, 900],
          [350, 900],
        ],
        'url(#floor)',
      ) +
      polygon(
        [
          [970, horizon],
          [970, 190],
          [1130, 130],
          [1130, 720],
        ],
        '#2b2f3c',
      ) +
      circle(1102, 430, 9, amber),
  );
}

/** Between the braces, a light: there is something to read. */
function sourceCode(): string {
  return picture(
    sand,
    halo('glow', [800, 470], 420, 0.75),
    rect(0, 0, 1600, 900, 'url(#glow)') +
      rect(0, horizon, 1600, 260, '#e6d9c1') +
      lettering(210, 690, '{', { size: 720, colour: ink }) +
      lettering(1390, 690, '}', { size: 720, colour: ink, more: 'text-anchor="end"' }) +
      `<clipPath id="above"><rect x="0" y="0" width="1600" height="${horizon}"/></clipPath>` +
      `<g clip-path="url(#above)">${circle(800, horizon, 210, flame)}</g>` +
      each(range(5), (index) =>
        rect(
          800 - (190 - index * 34),
          horizon + 26 + index * 34,
          (190 - index * 34) * 2,
          12,
          flame,
          `rx="6" opacity="${0.6 - index * 0.1}"`,
        ),
      ),
  );
}

/** The figure one; the line it stands on is waiting for more. */
function oneCommand(): string {
  return picture(
    ink,
    halo('glow', [1060, horizon], 460, 0.42),
    rect(0, 0, 1600, horizon, 'url(#glow)') +
      lettering(520, horizon + 6, '1', { size: 780, colour: paper }) +
      rect(900, horizon - 46, 330, 46, amber) +
      stroke([0, horizon + 3], [1600, horizon + 3], '#3a3e4b', 6) +
      rect(0, horizon + 6, 1600, 260, ink) +
      rect(900, horizon + 40, 330, 14, amber, 'opacity=".28"') +
      rect(930, horizon + 78, 270, 12, amber, 'opacity=".16"') +
      rect(965, horizon + 112, 200, 10, amber, 'opacity=".08"'),
  );
}

/** Two letters, legible on either side of the line. */
function accessibility(): string {
  const word = (colour: string) => lettering(800, 690, 'Aa', { size: 760, colour, more: 'text-anchor="middle"' });
  return picture(
    paper,
    `<clipPath id="top"><rect x="0" y="0" width="1600" height="470"/></clipPath><clipPath id="low"><rect x="0" y="470" width="1600" height="430"/></clipPath>`,
    rect(0, 470, 1600, 430, ink) +
      `<g clip-path="url(#top)">${circle(1270, 470, 150, flame)}${word(ink)}</g>` +
      `<g clip-path="url(#low)">${circle(1270, 470, 150, amber)}${word(paper)}</g>`,
  );
}

/** A month of days in an arc from one horizon to the other. */
function dataRights(): string {
  const days = range(31).map((index) => Math.PI - (Math.PI * index) / 30);
  const at = (angle: number, radius: number) =>
    [800 + Math.cos(angle) * radius * 1.16, horizon + 20 - Math.sin(angle) * radius] as const;
  return picture(
    '#e9dcc4',
    '',
    rect(0, horizon + 20, 1600, 240, ink) +
      each(days, (angle, index) => {
        const [x, y] = at(angle, 500);
        return index === 30
          ? `<clipPath id="rise"><rect x="0" y="0" width="1600" height="${horizon + 20}"/></clipPath><g clip-path="url(#rise)">${circle(x, y, 74, flame)}</g>`
          : circle(x, y, 11 + index * 0.4, index < 1 ? ink : '#8f7a52', `opacity="${0.35 + index * 0.02}"`);
      }) +
      lettering(800, horizon - 30, '1 month', { size: 230, colour: ink, more: 'text-anchor="middle"' }) +
      each(range(4), (index) =>
        rect(
          1310 + index * 14,
          horizon + 52 + index * 34,
          140 - index * 28,
          10,
          amber,
          `rx="5" opacity="${0.75 - index * 0.16}"`,
        ),
      ),
  );
}

/** Four prices, four heights, nothing hidden behind the hill. */
function plansAndPrices(): string {
  const steps = [
    { label: '£0', top: 690, x: 0 },
    { label: '£49', top: 580, x: 400 },
    { label: '£149', top: 450, x: 800 },
    { label: '£499', top: 300, x: 1200 },
  ];
  const shades = [stone, '#cdb98f', '#dfa14a', flame];
  return picture(
    paper,
    '',
    each(
      steps,
      ({ label, top, x }, index) =>
        rect(x, top, 400, 900 - top, shades[index] ?? stone) +
        lettering(x + 40, top - 34, label, { size: 132, colour: ink }) +
        each(range(index + 1), (mark) => rect(x + 44 + mark * 46, top + 44, 26, 26, ink, 'rx="13"')),
    ),
  );
}

export const newsArt: Readonly<Record<string, () => string>> = {
  'public-site': publicSite,
  'source-code': sourceCode,
  'one-command': oneCommand,
  accessibility,
  'data-rights': dataRights,
  'plans-and-prices': plansAndPrices,
};
