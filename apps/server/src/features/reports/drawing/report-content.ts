/** Everything a report says, in plain values: gathered once, kept with the report, and set on pages. */
export interface ReportContent {
  title: string;
  organisationName: string;
  companyName: string;
  jobTitle: string;
  version: number;
  createdAt: string;
  isBlind: boolean;
  candidate: {
    name: string;
    /** Labelled facts: e-mail, experience, stage, … */
    facts: { label: string; value: string }[];
    skills: string[];
    posts: string[];
  };
  match: MatchContent | null;
  assessment: AssessmentContent | null;
  adjustments: string | null;
  timeline: { at: string; text: string }[];
  questions: { question: string; points: string[] }[];
  /** How everything in it came about. */
  engines: string[];
}

export interface MatchContent {
  score: number;
  threshold: number;
  factors: {
    label: string;
    weight: number;
    lit: number;
    met: { label: string; quote: string | null }[];
    missing: { label: string; quote: string | null }[];
  }[];
  note: string | null;
}

export interface AssessmentContent {
  total: string;
  completedAt: string;
  competency: string | null;
  answers: {
    category: string;
    question: string;
    code: string | null;
    answer: string;
    score: string;
    lit: number;
    correction: string | null;
    feedback: string;
    aiReason: string | null;
    aiEvaluation: string | null;
  }[];
}
