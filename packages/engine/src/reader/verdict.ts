/** What the reader says of a line: whether it shows what is asked for. */
export const verdicts = ['no', 'partly', 'met'] as const;
export type Verdict = (typeof verdicts)[number];

/** One line of a CV beside one thing an advert asks for. There is no place here for who the person is. */
export interface ReadingPair {
  readonly requirement: string;
  /** "post": whether a post, by its name and this line of it, is the work that is asked for; "answer": a sentence of an answer. */
  readonly section:
    | 'experience'
    | 'post'
    | 'education'
    | 'certificates'
    | 'languages'
    | 'other'
    | 'skills'
    | 'summary'
    | 'answer';
  /** Of the post the line stands under. */
  readonly title?: string;
  readonly line: string;
}

/** How likely each verdict is, in their order; together 1. */
export type Opinion = readonly [no: number, partly: number, met: number];
export type Judge = (pair: ReadingPair) => Promise<Opinion>;

/** "Met" is said from here on alone, so that it is right when it is said; chosen on rows that neither train nor test. */
export interface Caution {
  readonly metFrom: number;
  readonly partlyFrom: number;
}

/** A line that is likely enough to show all of it, or likely enough to show some of it. */
export function verdictOf([, partly, met]: Opinion, { metFrom, partlyFrom }: Caution): Verdict {
  if (met >= metFrom) return 'met';
  return partly + met >= partlyFrom ? 'partly' : 'no';
}

/** As the reader learned to see it. */
export const saidText = ({ section, title, line }: ReadingPair): string =>
  `${section}${title ? `: ${title}` : ''}. ${line}`;
