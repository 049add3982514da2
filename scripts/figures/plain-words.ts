import { Visitor } from 'oxc-parser';
import type { Figure } from './figure.ts';
import type { ParsedFile } from './parsed-file.ts';

const VAGUE = /\b(somebody|nobody|whoever|anybody|everybody)\b/i;

/** CVs and sample answers are in their writers' own words. */
const SAMPLES = /\/(demo\/cvs|demo-art\/cvs|testing)\//;

interface Span {
  start: number;
  end: number;
}

/** Lines with a word for no one in particular where a candidate, recruiter, caller or visitor is meant. */
export function findVagueWords(files: readonly ParsedFile[]): Figure[] {
  const written = files.filter(({ path }) => !SAMPLES.test(path));
  return [
    {
      name: 'Comment lines with somebody, nobody, whoever, anybody or everybody',
      findings: files.flatMap((file) => vagueLines(file, file.comments)),
    },
    {
      name: 'Lines of text with the same, names of tests included',
      findings: written.flatMap((file) => vagueLines(file, textsOf(file))),
    },
  ];
}

function vagueLines({ path, text, lineAt }: ParsedFile, spans: readonly Span[]): string[] {
  const lines = spans.flatMap(({ start, end }) =>
    [...text.slice(start, end).split('\n').entries()]
      .filter(([, line]) => VAGUE.test(line))
      .map(([index]) => lineAt(start) + index),
  );
  return [...new Set(lines)].map((line) => `${path}:${line}`);
}

function textsOf({ program }: ParsedFile): Span[] {
  const spans: Span[] = [];
  const keep = (span: Span) => void spans.push(span);
  new Visitor({ Literal: keep, TemplateElement: keep, JSXText: keep }).visit(program);
  return spans;
}
