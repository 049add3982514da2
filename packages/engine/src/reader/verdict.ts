/** What the reader says of a line: whether it shows what is asked for. */
export const verdicts = ['no', 'partly', 'met'] as const;
export type Verdict = (typeof verdicts)[number];

/** The same with how sure it is: "likely" is met, were one to bet, but not sure enough to be ticked. In the order of what they show. */
export const saidVerdicts = ['no', 'partly', 'likely', 'met'] as const;
export type SaidVerdict = (typeof saidVerdicts)[number];

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

/** The likeliest of the three, with how sure it is: "met" is said from a likelihood on alone, so that it is right when it is said. */
export function saidVerdictOf([no, partly, met]: Opinion, metFrom: number): SaidVerdict {
  if (met > no && met > partly) return met >= metFrom ? 'met' : 'likely';
  return partly > no ? 'partly' : 'no';
}

/** The same where there is no word for what is only likely: it counts as a part. */
export function verdictOf(opinion: Opinion, metFrom: number): Verdict {
  const said = saidVerdictOf(opinion, metFrom);
  return said === 'likely' ? 'partly' : said;
}

/** As the reader learned to see it. */
export const saidText = ({ section, title, line }: ReadingPair): string =>
  `${section}${title ? `: ${title}` : ''}. ${line}`;
