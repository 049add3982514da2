import type { ReportAbout } from '@candela/contract/reports/report-content.ts';

export type { AssessmentContent, MatchContent } from '@candela/contract/reports/report-content.ts';

/** All that is set on the pages: what the candidate may read as well, and what is suggested for the interview. */
export interface ReportContent extends ReportAbout {
  questions: { question: string; code: string | null; points: string[] }[];
}
