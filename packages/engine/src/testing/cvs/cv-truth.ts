/** What is written in a made-up CV. */
export interface CvTruth {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly linkedin?: string;
  readonly headline: string;
  readonly summary: string;
  readonly jobs: readonly JobTruth[];
  readonly courses: readonly CourseTruth[];
  /** As written, and the name the taxonomy has for it. */
  readonly skills: readonly SkillTruth[];
  readonly languages: readonly string[];
  readonly certificates: readonly string[];
  /** Skills the descriptions tell of. */
  readonly toldSkills: readonly string[];
  /** From the intervals, worked out apart from the parser. */
  readonly years: number;
}

export interface JobTruth {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly start: Moment;
  readonly end: Moment | 'present';
  readonly duties: readonly string[];
}

export interface CourseTruth {
  readonly qualification: string;
  readonly institution: string;
  readonly start: number;
  readonly end: number;
}

export interface Moment {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export interface SkillTruth {
  readonly written: string;
  readonly name: string;
}

/** A file that shows a truth. */
export interface CvFile {
  readonly name: string;
  readonly group: 'tuned' | 'held out';
  readonly format: 'pdf' | 'txt' | 'docx';
  readonly truth: CvTruth;
  /** The layout shows only the year of a date. */
  readonly yearsOnly?: boolean;
  /** What this layout leaves out. */
  readonly without?: readonly ('skills' | 'courses' | 'place' | 'phone' | 'email')[];
  readonly make: () => Promise<Uint8Array>;
}

/** "Present" in every made-up CV. */
export const cvNow = new Date('2026-11-15T00:00:00Z');
