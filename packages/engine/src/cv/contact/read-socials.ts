import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import type { Socials } from '../parsed-cv.ts';
import { cellWith } from './read-email.ts';

const w = String.raw;
const START = w`(?<![\p{L}\p{N}@.])(?:https?:\/\/)?(?:www\.|[a-z]{2}\.)?`;
const SITES: readonly (readonly [keyof Socials, RegExp])[] = [
  ['linkedin', new RegExp(w`${START}linkedin\.com\/(?:in|pub|profile)\/[\p{L}\p{N}_%./-]*[\p{L}\p{N}]`, 'iu')],
  ['github', new RegExp(w`${START}github\.(?:com|io)\/[\p{L}\p{N}_-]+`, 'iu')],
  ['x', new RegExp(w`${START}(?:twitter|x)\.com\/@?\w+`, 'iu')],
  ['facebook', new RegExp(w`${START}(?:facebook|fb)\.com\/[\w.-]*\w`, 'iu')],
];
const HANDLE = /\b(?:twitter|x)\s*[:\s]\s*(@\w{2,15})\b/iu;
const URL_LIKE = new RegExp(
  w`(?<![\p{L}\p{N}@._/-])(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|org|net|io|dev|me|co|uk|de|fr|es|it|nl|eu|ch|at|pl|in|design|app|info|blog|site|tech|xyz|online|us|ca|au|ie|pt|se|no|dk|fi|br|mx|page|studio|art|photography|test|example)(?:\/[\p{L}\p{N}_~%./?=&-]*[\p{L}\p{N}/])?(?![\p{L}\p{N}@])`,
  'giu',
);
const KNOWN = /linkedin\.com|github\.(?:com|io)\/|twitter\.com|\bx\.com|facebook\.com|fb\.com|google\.com\/maps/iu;

/** Links to the person's own pages. Anywhere for the known sites; any other address only beside the contacts. */
export function readSocials(lines: readonly CvLine[], contacts: readonly CvLine[]): Socials {
  const socials: { -readonly [Site in keyof Socials]: Socials[Site] } = {};
  for (const [index, line] of lines.entries()) {
    if (!/linkedin|github|twitter|facebook|fb\.com|x\.com|\bx\s*:/i.test(line.text)) continue;
    for (const [site, pattern] of SITES) {
      if (socials[site]) continue;
      const text = withBrokenEnd(line, lines[index + 1]);
      const match = pattern.exec(text);
      if (match) socials[site] = foundInLine(match[0].replace(/\/$/, ''), line, 0.98, cellWith(line, match[0]));
    }
    const handle = HANDLE.exec(line.text);
    if (handle?.[1]) socials.x ??= foundInLine(handle[1], line, 0.8);
  }
  for (const line of contacts) {
    if (socials.website) break;
    const match = [...line.text.matchAll(URL_LIKE)].find(([url]) => !KNOWN.test(url) && !isAbbreviation(url));
    if (match) socials.website = foundInLine(match[0], line, 0.85, cellWith(line, match[0]));
  }
  return socials;
}

/** "linkedin.com/in/jane-" goes on in the next line of a narrow column. */
function withBrokenEnd({ text }: CvLine, next: CvLine | undefined): string {
  const isOpen = /(?:linkedin\.com\/(?:in\/)?|github\.com\/|\/[\p{L}\p{N}]+-)$/iu.test(text);
  return isOpen && next && /^[\p{L}\p{N}_/-]+$/u.test(next.text) ? text + next.text : text;
}

/** "B.Sc", "Node.js" and "e.g" look like addresses; so does a lone "ASP.NET". */
const isAbbreviation = (url: string): boolean =>
  !/^https?:|^www\./i.test(url) &&
  (/^(?:[\p{L}]\.)+\p{L}+$/u.test(url) || /\.(?:js|net)$/iu.test(url) || /^\p{Lu}[\p{L}.]*$/u.test(url));
