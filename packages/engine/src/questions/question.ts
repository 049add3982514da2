export const questionKinds = ['practice', 'interview'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Something a good answer contains, in one sentence a reader understands. */
export interface ReferencePoint {
  readonly id: string;
  readonly text: string;
}

export interface Question {
  readonly id: string;
  readonly kind: QuestionKind;
  /** What it is about: "Work done", "A skill of yours", "A situation", … */
  readonly category: string;
  readonly question: string;
  /** A few lines to read, where the question is about them. */
  readonly code?: string;
  readonly points: readonly ReferencePoint[];
}

/** What a question may be made of: what the CV says a candidate did, and a job, where one is meant. */
export interface QuestionSubject {
  readonly headline: string;
  readonly skills: readonly string[];
  readonly experience: readonly { readonly title: string; readonly company: string; readonly description: string }[];
  readonly job?: {
    readonly title: string;
    readonly requirements: readonly string[];
    readonly responsibilities: readonly string[];
    readonly skills: readonly string[];
  };
}
