import { expect, it } from 'vitest';
import { parseJobDescription } from '../job/parse-job-description.ts';
import { parseText } from '../testing/cvs/parse-text.ts';
import { isMarkdown, readMarkdownLine } from './markdown.ts';
import { readTxt } from './read-txt.ts';

const linesOf = (text: string) => readTxt(text).pages.flatMap(({ lines }) => [...lines]);

it('is read as the page it makes: headings, bold words, links, tables and escaped signs', () => {
  const lines = linesOf(
    [
      '# Priya Raman',
      '**Engineer** | [priya@example.com](mailto:priya@example.com) | [GitHub](https://github.com/priya)',
      '',
      '## Experience',
      '### Engineer — *Acme*',
      '- Moved **60\\+** services to `EKS`',
      '',
      '| Tool | Years |',
      '|------|:-----:|',
      '| Helm | 4 |',
      '> Quoted',
      '---',
    ].join('\n'),
  );
  expect(lines.map(({ text, bullet, heading, isBold }) => [text, bullet, heading, isBold])).toEqual([
    ['Priya Raman', undefined, 1, true],
    ['Engineer | priya@example.com | GitHub https://github.com/priya', undefined, undefined, false],
    ['Experience', undefined, 2, true],
    ['Engineer — Acme', undefined, undefined, true],
    ['Moved 60+ services to EKS', '-', undefined, false],
    ['Tool  Years', undefined, undefined, false],
    ['Helm  4', undefined, undefined, false],
    ['Quoted', undefined, 1, false],
  ]);
});

it('is not seen where signs mean something else', () => {
  expect(isMarkdown('# of staff: 12\nRated 5 * 3 * 2, snake_case, C#')).toBe(false);
  expect(linesOf('# of staff: 12\nRated 5 * 3').map(({ text }) => text)).toEqual(['# of staff: 12', 'Rated 5 * 3']);
});

it('leaves names, titles, skills and adverts without its signs', async () => {
  const cv = await parseText(
    '# Priya Raman\n**Senior DevOps Engineer** | Leeds\n\n## Skills\n- **Cloud:** AWS, GCP\n- **Tools:** Grafana\n\n## Experience\n\n### Senior DevOps Engineer — Finlytics Ltd\n*March 2021 – Present*\n- Built modules\n\n### DevOps Engineer — Retailio\n*June 2018 – February 2021*\n- Wrote tooling',
  );
  expect(cv.name?.value).toBe('Priya Raman');
  expect(cv.experience.map(({ title }) => title?.value)).toEqual(['Senior DevOps Engineer', 'DevOps Engineer']);
  expect(cv.skills.map(({ value }) => value).filter((value) => value.includes('*'))).toEqual([]);
  const job = parseJobDescription(
    readTxt('# DevOps Engineer 🚀\n\n**Location:** Leeds\n\n## Requirements\n- **AWS**, in production'),
  );
  expect(job.title?.value).toBe('DevOps Engineer');
  expect(job.requirements?.value).toEqual(['AWS, in production']);
});

// Looked at from each of them, they would take longer than any test may.
it.each(['`', '*', '**a', '_', '[a', '](', '|', '|-', '-|', '# ', '> ', '\\', '<', '<a', '[a](a', ' '])(
  'a line of very many %j is read at once',
  (signs) => {
    const line = `${signs.repeat(200_000)}x`;
    expect(isMarkdown(`${line}\n- ${line}`)).toBeDefined();
    expect(readMarkdownLine(line)).toBeDefined();
    expect(readMarkdownLine(`# ${line}`)).toBeDefined();
  },
);
