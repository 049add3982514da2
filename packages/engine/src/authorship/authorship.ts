/** How likely a machine wrote a CV. Evidence particular to CVs, never a detector of prose; it touches no score. */
export type AiLikelihood = 'low' | 'medium' | 'high' | 'unknown';

export interface AuthorshipReason {
  readonly kind: 'placeholder' | 'artefact' | 'phrases' | 'contradiction' | 'too-short' | 'other-language' | 'ordinary';
  /** One sentence for the person and for the recruiter. */
  readonly text: string;
  /** The CV's words, where there are any. */
  readonly quote: string | null;
}

export interface Authorship {
  readonly likelihood: AiLikelihood;
  readonly reasons: readonly AuthorshipReason[];
  readonly version: string;
}

/** What is looked at: the words of the CV and the dates of its work history. */
export interface AuthorshipCv {
  /** Everything a person can see, line by line. */
  readonly text: string;
  readonly experience: readonly AuthorshipEntry[];
  /** The moment the CV was read or last changed: what "present" means. */
  readonly asOf: Date;
}

export interface AuthorshipEntry {
  readonly title?: string;
  /** As written: "Apr 2019 – present". */
  readonly duration?: string;
  readonly description?: string;
}

/** Something that was found, and how much it weighs. */
export interface Finding {
  readonly reason: AuthorshipReason;
  readonly points: number;
}

/** Stored with every judgement. Raised whenever the same CV would be judged differently. */
export const authorshipVersion = 'authorship-1.0';
