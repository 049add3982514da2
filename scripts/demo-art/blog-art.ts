import { amber, flame, ink, inkLine, inkRaised, paper, sand, sheet, stone, umber } from './palette.ts';
import { circle, each, halo, light, picture, polygon, range, rect, stroke, writing } from './svg.ts';

/** Blog: light and paper. A beam, a sheet, and what the one does to the other. */

/** Five lamps at one height, five sheets of one size. */
function structuredInterviews(): string {
  const xs = range(5).map((index) => 240 + index * 280);
  const defs = light(
    'beam',
    [0, 150],
    [0, 720],
    [
      [0, 0.85],
      [0.55, 0.28],
      [1, 0.06],
    ],
  );
  return picture(
    ink,
    defs,
    rect(0, 726, 1600, 174, inkRaised) +
      each(
        xs,
        (x) =>
          stroke([x, 0], [x, 128], inkLine, 3) +
          polygon(
            [
              [x - 13, 150],
              [x + 13, 150],
              [x + 118, 726],
              [x - 118, 726],
            ],
            'url(#beam)',
          ) +
          `<ellipse cx="${x}" cy="726" rx="118" ry="15" fill="${amber}" opacity=".34"/>` +
          rect(x - 64, 470, 128, 172, sheet) +
          writing(x - 42, 500, [84, 62, 78, 46, 70], { colour: stone, gap: 25, thickness: 7 }) +
          `<path d="M${x - 38} 150a38 38 0 0 1 76 0Z" fill="${paper}"/>` +
          rect(x - 38, 147, 76, 6, amber),
      ),
  );
}

/** One beam over a page: only what it crosses can be read. */
function whatAScoreCanSay(): string {
  const lengths = [430, 380, 460, 300, 0, 420, 470, 350, 440, 260, 0, 410, 455, 330];
  const page =
    rect(560, 96, 640, 860, '#23262f') + writing(640, 190, lengths, { colour: '#353945', gap: 50, thickness: 14 });
  const lit =
    rect(560, 96, 640, 860, sheet) +
    writing(640, 190, lengths, { colour: '#cdbfa6', gap: 50, thickness: 14 }) +
    writing(640, 440, [420, 470, 350], { colour: flame, gap: 50, thickness: 14 });
  const beam = [
    [196, 196],
    [178, 290],
    [1600, 700],
    [1600, 330],
  ] as const;
  return picture(
    ink,
    `${light(
      'beam',
      [190, 240],
      [1600, 500],
      [
        [0, 0.9],
        [0.35, 0.32],
        [1, 0.1],
      ],
    )}<clipPath id="inBeam">${polygon(beam, ink)}</clipPath>`,
    page +
      polygon(beam, 'url(#beam)') +
      `<g clip-path="url(#inBeam)">${lit}</g>` +
      `<g transform="rotate(-79 187 243)">${rect(139, 205, 96, 34, paper)}${rect(161, 20, 52, 187, paper)}${rect(161, 110, 52, 7, stone)}${rect(139, 235, 96, 10, amber)}</g>`,
  );
}

/** A notice with strips to tear off; one is gone. */
function jobAdverts(): string {
  const strips = range(8);
  return picture(
    sand,
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>`,
    `<g transform="rotate(-2.5 800 450)">` +
      rect(470, 84, 690, 812, '#b9a684', 'opacity=".5" filter="url(#soft)"') +
      rect(456, 52, 690, 600, sheet) +
      circle(801, 96, 15, flame) +
      circle(796, 91, 5, '#e7a85a') +
      rect(530, 150, 330, 30, ink) +
      writing(530, 232, [520, 480, 545], { colour: stone, gap: 40, thickness: 12 }) +
      each(
        [0, 1, 2, 3],
        (index) =>
          rect(530, 376 + index * 58, 30, 30, 'none', `stroke="${ink}" stroke-width="4"`) +
          rect(590, 384 + index * 58, [360, 300, 410, 250][index] ?? 0, 14, ink, 'rx="7"'),
      ) +
      stroke([456, 650], [1146, 650], '#cbbb9f', 3, 'stroke-dasharray="10 9"') +
      each(strips, (index) =>
        index === 5
          ? ''
          : rect(458 + index * 86, 652, 82, 190, sheet) +
            rect(490 + index * 86, 676, 12, 138, stone, 'rx="6"') +
            rect(514 + index * 86, 676, 12, 92, stone, 'rx="6"'),
      ) +
      `</g><g transform="rotate(17 1290 660)">` +
      rect(1262, 560, 82, 190, '#b9a684', 'opacity=".45" filter="url(#soft)"') +
      rect(1250, 545, 82, 190, amber) +
      rect(1281, 569, 12, 138, umber, 'rx="6"') +
      rect(1305, 569, 12, 92, umber, 'rx="6"') +
      `</g>`,
  );
}

/** A scale, and the part of it that is meant. */
function salaryRanges(): string {
  const ticks = range(29);
  const [from, to] = [660, 1100];
  return picture(
    paper,
    light(
      'up',
      [0, 640],
      [0, 60],
      [
        [0, 0.95],
        [0.6, 0.42],
        [1, 0.05],
      ],
    ),
    polygon(
      [
        [from, 640],
        [to, 640],
        [to + 130, 0],
        [from - 130, 0],
      ],
      'url(#up)',
    ) +
      `<text x="880" y="560" text-anchor="middle" font-family="Fraunces" font-size="430" fill="${ink}" style="font-variation-settings:'opsz' 144">£</text>` +
      rect(120, 640, 1360, 10, stone) +
      rect(from, 632, to - from, 26, flame) +
      each(ticks, (index) => {
        const x = 120 + index * (1360 / 28);
        const isIn = x >= from - 4 && x <= to + 4;
        return rect(x - 2, 678, 4, index % 7 === 0 ? 62 : 30, isIn ? ink : '#b7aa92');
      }) +
      each([from, to], (x) => rect(x - 5, 596, 10, 98, ink) + circle(x, 596, 17, ink)),
  );
}

/** Light that comes back. */
function feedbackThatHelps(): string {
  return picture(
    '#e9dcc4',
    light(
      'in',
      [0, 120],
      [1120, 470],
      [
        [0, 0],
        [0.25, 0.55],
        [1, 1],
      ],
      sheet,
    ) +
      light(
        'out',
        [1120, 470],
        [0, 800],
        [
          [0, 0.95],
          [0.7, 0.6],
          [1, 0.2],
        ],
        flame,
      ),
    polygon(
      [
        [0, 40],
        [0, 250],
        [1132, 520],
        [1132, 400],
      ],
      'url(#in)',
    ) +
      polygon(
        [
          [1132, 400],
          [1132, 520],
          [0, 960],
          [0, 640],
        ],
        'url(#out)',
      ) +
      `<g transform="skewY(-7) translate(0 138)">` +
      rect(1132, 120, 300, 560, ink) +
      rect(1132, 120, 14, 560, amber) +
      writing(1196, 300, [180, 150, 190], { colour: paper, gap: 56, thickness: 16 }) +
      `</g>`,
  );
}

/** Forty envelopes, one answered. */
function theCostOfSilence(): string {
  const cells = range(40).map((index) => [index % 8, Math.floor(index / 8)] as const);
  const envelope = (x: number, y: number, colour: string) =>
    `<g fill="none" stroke="${colour}" stroke-width="3"><rect x="${x}" y="${y}" width="112" height="76" rx="3"/><path d="M${x + 2} ${y + 4}l54 40 54-40"/></g>`;
  const [litX, litY] = [153 + 5 * 169, 108 + 2 * 148];
  return picture(
    ink,
    halo('glow', [litX + 56, litY + 30], 330, 0.5),
    rect(0, 0, 1600, 900, 'url(#glow)') +
      each(cells, ([column, row]) =>
        column === 5 && row === 2
          ? polygon(
              [
                [litX, litY],
                [litX + 56, litY - 48],
                [litX + 112, litY],
              ],
              flame,
            ) +
            rect(litX + 12, litY - 26, 88, 70, sheet) +
            writing(litX + 26, litY - 10, [60, 44, 54], { colour: stone, gap: 15, thickness: 5 }) +
            `<path d="M${litX} ${litY}l56 42 56-42v76h-112Z" fill="${amber}"/>`
          : envelope(153 + column * 169, 108 + row * 148, column + row * 3 > 14 ? '#363a47' : '#444957'),
      ),
  );
}

/** A box that is ticked; the tick is an opening, and light comes through it. */
function declaredAiUse(): string {
  return picture(
    paper,
    `<mask id="tick"><rect x="250" y="130" width="500" height="500" fill="#fff"/><path d="M352 392l100 104 196-232" fill="none" stroke="#000" stroke-width="62"/></mask>`,
    rect(0, 648, 1600, 252, sand) +
      `<path d="M352 392l100 104 196-232" fill="none" stroke="${amber}" stroke-width="62" opacity=".8" transform="matrix(1 0 -0.3 -0.58 194 1024)"/>` +
      rect(250, 130, 500, 500, amber) +
      rect(250, 130, 500, 500, ink, 'mask="url(#tick)"') +
      rect(232, 630, 536, 18, ink) +
      writing(900, 222, [420, 470, 330], { colour: ink, gap: 62, thickness: 20 }) +
      writing(900, 440, [300, 380, 240], { colour: stone, gap: 48, thickness: 14 }),
  );
}

export const blogArt: Readonly<Record<string, () => string>> = {
  'structured-interviews': structuredInterviews,
  'what-a-score-can-say': whatAScoreCanSay,
  'job-adverts': jobAdverts,
  'salary-ranges': salaryRanges,
  'feedback-that-helps': feedbackThatHelps,
  'the-cost-of-silence': theCostOfSilence,
  'declared-ai-use': declaredAiUse,
};
