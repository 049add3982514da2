import type { AiLikelihood, Authorship } from '@candela/contract/authorship/authorship.schemas.ts';
import type { Experience } from '@candela/contract/cvs/cvs.schemas.ts';
import { falseAlarms } from '@candela/engine/authorship/human-figures.ts';
import { judgeAuthorship } from '@candela/engine/authorship/judge-authorship.ts';
import { authorshipReasonsColumn } from '../../records/cv-columns.ts';

export interface AuthorshipColumns {
  ai_likelihood: AiLikelihood;
  ai_reasons: string;
  ai_version: string;
}

type Judgement = Pick<Authorship, 'likelihood' | 'reasons' | 'version'>;

/** `changedAt` is what "present" means in the CV, so that the same one is judged alike tomorrow. */
export function judgeCv(cv: { text: string; experience: readonly Experience[] }, changedAt: Date): Judgement {
  const { likelihood, reasons, version } = judgeAuthorship({ ...cv, asOf: changedAt });
  return { likelihood, reasons: [...reasons], version };
}

/** What is stored with a CV. */
export const columnsOf = ({ likelihood, reasons, version }: Judgement): AuthorshipColumns => ({
  ai_likelihood: likelihood,
  ai_reasons: JSON.stringify(reasons),
  ai_version: version,
});

const { cvs, high, medium, highAtMost } = falseAlarms;
const falseAlarmRate = { high: high / cvs, highAtMost, medium: medium / cvs, cvs };

export interface JudgedRow {
  ai_likelihood: AiLikelihood;
  ai_reasons: unknown;
  ai_version: string;
  statement: string | null;
  statement_at: Date | null;
}

/** A row in the form the contract gives it. */
export const toAuthorship = (row: JudgedRow): Authorship => ({
  likelihood: row.ai_likelihood,
  reasons: authorshipReasonsColumn.parse(row.ai_reasons),
  falseAlarmRate,
  version: row.ai_version,
  statement:
    row.statement !== null && row.statement_at !== null
      ? { text: row.statement, writtenAt: row.statement_at.toISOString() }
      : null,
});
