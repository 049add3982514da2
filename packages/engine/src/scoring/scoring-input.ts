/** What the scorer is told about a job. */
export interface ScoringJob {
  readonly title: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly requirements: readonly string[];
  readonly responsibilities: readonly string[];
  readonly niceToHave: readonly string[];
  readonly education?: readonly string[];
  readonly certifications?: readonly string[];
}

const lineKinds = ['title', 'experience', 'other', 'summary', 'education', 'certificate', 'language', 'skill'] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * What shows something: work done, something learned. A summary and a list of skills only say it. A language is shown by
 * saying it: a CV has no other way.
 */
export const evidenceKinds = ['title', 'experience', 'other', 'education', 'certificate', 'language'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** One thing the CV says. */
export interface ScoringLine {
  readonly kind: LineKind;
  readonly text: string;
  /**
   * The entry of that kind it belongs to, counted from 0; for a skill, a certificate or a language its place in the list, and -1
   * for a language that is told of elsewhere.
   */
  readonly entry: number;
  /** Its place in the entry's text, counted from 0. */
  readonly line: number;
}

/** Months since the year 0; absent when the CV does not say. */
export interface ScoringSpan {
  readonly from?: number;
  /** The first month that is no longer part of it. */
  readonly to?: number;
}

/**
 * What the scorer is told about a person: what they did, learned and can do, and when. There is no place here for a name,
 * a photo, an age, a sex, an address, a nationality, an e-mail address or a link; `toScoringCv` also takes them out of the
 * lines.
 */
export interface ScoringCv {
  readonly lines: readonly ScoringLine[];
  /** One for each entry of the work history. */
  readonly spans: readonly ScoringSpan[];
  /** Years of work as the CV or its owner states them, for one whose entries have no dates. */
  readonly statedYears?: number;
  /** The month the CV is read in: what "present" and "recent" mean. */
  readonly asOf: number;
}
