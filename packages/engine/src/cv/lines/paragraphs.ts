import { joinLines } from '../../layout/build-lines.ts';
import type { CvLine } from './cv-line.ts';

/**
 * Lines as paragraphs and list items, one a line, without bullets; where an item starts small, with a dash before each, or it would read
 * as the end of the one above.
 */
export function toParagraphs(lines: readonly CvLine[]): string {
  const isMarked = lines.some(({ bullet, text }) => bullet !== undefined && /^\p{Ll}/u.test(text));
  const groups: string[][] = [];
  let previous: CvLine | undefined;
  for (const line of lines) {
    const words = line.text.replace(/\s+/g, ' ').trim();
    const text = isMarked && line.bullet !== undefined ? `– ${words}` : words;
    const group = groups.at(-1);
    if (group && previous && previous.passage === line.passage) group.push(text);
    else groups.push([text]);
    previous = line;
  }
  return groups.map(joinLines).join('\n');
}
