import { hashText } from '../../src/skills/hash.ts';
import { parseCsv, readGzip } from '../read-tables.ts';

export interface EscoOccupation {
  readonly uri: string;
  /** ISCO group and the number within it: `2654.1.7`. */
  readonly code: string;
  readonly label: string;
  readonly labels: readonly string[];
}

export function readEscoOccupations(data: string): EscoOccupation[] {
  return parseCsv(readGzip(`${data}/esco/occupations.csv.gz`))
    .map(({ ORIGINURI = '', CODE = '', PREFERREDLABEL = '', ALTLABELS = '' }) => ({
      uri: ORIGINURI,
      code: CODE,
      label: PREFERREDLABEL.trim(),
      labels: [...new Set([PREFERREDLABEL, ...ALTLABELS.split('\n')].map((label) => label.trim()))].filter(
        (label) => label !== '',
      ),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

export interface TitleExample {
  readonly title: string;
  /** Place of the occupation in its list. */
  readonly occupation: number;
}

/** A tenth of the vacancies, by the letters of their title, is for judging: nothing was ever trained or tuned on them. */
export const isHeldOutTitle = (title: string): boolean => {
  const hash = hashText(title);
  return (hash & 1) === 1 && (hash >>> 1) % 5 === 0;
};

/** A fifth of the others is left out while settings are chosen. */
export const isForTuning = (title: string): boolean => (hashText(`tune ${title}`) >>> 3) % 5 === 0;

export function readVacancies(data: string, occupations: readonly EscoOccupation[]): TitleExample[] {
  const placeOf = new Map(occupations.map(({ uri }, at) => [uri, at]));
  return parseCsv(readGzip(`${data}/titles/titles-to-esco.csv.gz`)).flatMap(
    ({ vacancyTitle = '', conceptUri = '' }) => {
      const occupation = placeOf.get(conceptUri);
      return occupation === undefined || vacancyTitle.trim() === '' ? [] : [{ title: vacancyTitle, occupation }];
    },
  );
}

export interface OnetOccupation {
  readonly code: string;
  readonly title: string;
  readonly titles: readonly string[];
  /** Those that O*NET shows as what people in the occupation say they are. */
  readonly typical: readonly string[];
}

export function readOnetOccupations(data: string): OnetOccupation[] {
  const rowsOf = (file: string) =>
    readGzip(`${data}/onet/${file}.tsv.gz`)
      .split('\n')
      .slice(1)
      .filter((row) => row !== '')
      .map((row) => row.split('\t'));
  const titles = new Map<string, Set<string>>();
  const add = (code = '', title = '') => {
    if (title !== '' && title !== 'n/a') titles.set(code, (titles.get(code) ?? new Set()).add(title));
  };
  const occupations = rowsOf('occupation-data');
  for (const [code, title] of occupations) add(code, title);
  for (const [code, title, short] of rowsOf('alternate-titles')) {
    add(code, title);
    add(code, short);
  }
  const typical = new Map<string, string[]>();
  for (const [code = '', title = '', isShown] of rowsOf('sample-of-reported-titles')) {
    add(code, title);
    if (isShown?.trim() === 'Y') typical.set(code, [...(typical.get(code) ?? []), title]);
  }
  return occupations.map(([code = '', title = '']) => ({
    code,
    title,
    titles: [...(titles.get(code) ?? [])],
    typical: typical.get(code) ?? [],
  }));
}
