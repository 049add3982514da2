import { readFileSync } from 'node:fs';
import path from 'node:path';

/** In no list: what tells of the post belongs in its description, what tells of the employer may stand there. */
const marks = {
  r: 'requirements',
  d: 'responsibilities',
  n: 'niceToHave',
  b: 'benefits',
  t: 'description',
  c: 'company',
} as const;
export type WholeMark = (typeof marks)[keyof typeof marks];

/** An advert with everything that the form for a job should hold of it. */
export interface WholeAdvert {
  readonly trade: string;
  readonly text: string;
  /** What may stand in the form; "-" where the advert does not say. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly truth: Readonly<Record<WholeMark, readonly string[]>>;
}

const MARKED = /\{([rdnbtc]):([^}]*)\}/gu;

/** First trade and form, then the fields with all that is right for each, then the advert with its parts marked where they stand. */
export function readWholeAdverts(file: string): WholeAdvert[] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split(/^={4}\n/mu)
    .map((advert) => {
      const [head = '', marked = ''] = advert.split(/^---\n/mu);
      const [first = '', ...lines] = head.trim().split('\n');
      const found = [...marked.matchAll(MARKED)];
      const of = (mark: WholeMark) =>
        found.flatMap(([, letter, text = '']) => (marks[letter as keyof typeof marks] === mark ? [text] : []));
      return {
        trade: first.split(' | ')[0] ?? '',
        text: marked.replace(MARKED, '$2').trim(),
        fields: Object.fromEntries(lines.map(readField)),
        truth: {
          requirements: of('requirements'),
          responsibilities: of('responsibilities'),
          niceToHave: of('niceToHave'),
          benefits: of('benefits'),
          description: of('description'),
          company: of('company'),
        },
      };
    });
}

/** "town: Hull / Beverley", and of skills "SQL; Python". */
function readField(line: string): [string, string[]] {
  const [name = '', value = ''] = line.split(/:\s?/u, 2);
  return [name, value.split(/ \/ |; /u).map((one) => one.trim())];
}
