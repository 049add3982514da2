import { readFileSync } from 'node:fs';
import path from 'node:path';

const marks = { r: 'requirements', d: 'responsibilities', n: 'niceToHave' } as const;
export type AdvertList = (typeof marks)[keyof typeof marks];

/** An advert as it is pasted, and what a reader marked in it. */
export interface MarkedAdvert {
  readonly text: string;
  readonly truth: Readonly<Record<AdvertList, readonly string[]>>;
}

const MARKED = /\{([rdn]):([^}]*)\}/gu;

/** Adverts stand one after the other; what is asked for, done or nice to have is marked where it stands: `{r:two years}`. */
export function readAdverts(file: string): MarkedAdvert[] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split(/^={4}$/mu)
    .map((marked) => {
      const found = [...marked.matchAll(MARKED)];
      const of = (mark: keyof typeof marks) => found.flatMap(([, kind, text = '']) => (kind === mark ? [text] : []));
      return {
        text: marked.replace(MARKED, '$2').trim(),
        truth: { requirements: of('r'), responsibilities: of('d'), niceToHave: of('n') },
      };
    });
}
