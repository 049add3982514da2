import { paper } from './palette.ts';
import { each, picture, polygon, range, rect } from './svg.ts';
import { type Cover, coverHeight, covers, coverWidth, drawCover } from './whitepaper-covers.ts';

/** The printed document lying on a table: its cover, its edge, and the light that falls across both. */
function drawBook(cover: Cover): string {
  const [x, angle] = cover.lies;
  const pages = range(5);
  return picture(
    cover.table,
    `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="30"/></filter>`,
    polygon(
      [
        [0, 900],
        [0, 520],
        [1180, 0],
        [1600, 0],
        [1600, 120],
        [420, 900],
      ],
      paper,
      'opacity=".09"',
    ) +
      `<g transform="translate(${x} 84) rotate(${angle} 354 500) scale(1.18)">` +
      rect(34, 44, coverWidth + 10, coverHeight, '#000', 'opacity=".36" filter="url(#soft)"') +
      each(pages, (index) =>
        rect(18 - index * 3, 14 - index * 2, coverWidth, coverHeight, index % 2 ? '#efe6d6' : '#d8cbb3'),
      ) +
      drawCover(cover, { withTitle: true }) +
      rect(0, 0, 12, coverHeight, '#000', 'opacity=".1"') +
      `</g>`,
  );
}

export const whitepaperArt: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(covers).map(([name, cover]) => [name, () => drawBook(cover)]),
);
