import { joinLines } from '../../layout/build-lines.ts';
import type { CvLine } from './cv-line.ts';

/** Lines as paragraphs and list items, one a line, without bullets. */
export function toParagraphs(lines: readonly CvLine[]): string {
  const groups: string[][] = [];
  let previous: CvLine | undefined;
  for (const line of lines) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    const group = groups.at(-1);
    if (group && previous && previous.passage === line.passage) group.push(text);
    else groups.push([text]);
    previous = line;
  }
  return groups.map(joinLines).join('\n');
}
