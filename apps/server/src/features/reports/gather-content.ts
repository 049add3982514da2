import { adjustmentWords } from '@candela/contract/assessments/adjustment-words.ts';
import { engineText } from '@candela/contract/kernel/engine-text.ts';
import { howMissing } from '@candela/contract/rankings/how-missing.ts';
import type { ExplainedFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import type { QuestionSubject } from '@candela/engine/questions/question.ts';
import { toQuestionSubject } from '@candela/engine/questions/to-question-subject.ts';
import type { Tx } from '../../platform/database/database.ts';
import { experienceColumn } from '../../records/cv-columns.ts';
import { evidenceColumn, factorsColumn } from '../../records/score-columns.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { toAssessmentContent } from './assessment-content.ts';
import { createBlinding } from './blind-text.ts';
import type { MatchContent, ReportContent } from './drawing/report-content.ts';
import { dayText, momentText } from './report-dates.ts';
import * as repo from './report-source.repo.ts';
import type { ReportToMake } from './reports.repo.ts';

export interface Gathered {
  content: ReportContent;
  /** What further questions are made of, and how many rounds were asked already. */
  subject: QuestionSubject;
  round: number;
  /** What may be shown of a text. */
  show(text: string): string;
}

/** Everything the report says but the questions, as it is now; undefined when the application is gone. With a withdrawal the view of the candidate ends. */
export async function gatherContent(
  tx: Tx,
  report: ReportToMake,
  explain: ScoringService['explain'],
): Promise<Gathered | 'withdrawn' | undefined> {
  const { organisation_id: organisationId, is_blind: isBlind } = report;
  const key = { jobId: report.job_id, candidateId: report.candidate_id };
  const subject = await repo.findSubject(tx, organisationId, key);
  if (!subject) return undefined;
  if (subject.withdrawn_at) return 'withdrawn';
  const show = isBlind ? blinding(subject) : (text: string) => text;
  const score = await repo.findScore(tx, organisationId, key);
  const evidence = score && (evidenceColumn.parse(score.evidence) ?? (await explain(tx, key)));
  const attempt = subject.account_id ? await repo.findAssessment(tx, organisationId, subject.account_id) : undefined;
  const adjustments = subject.account_id ? await repo.findAdjustments(tx, subject.account_id) : undefined;
  const timeline = await repo.listTimeline(tx, organisationId, subject.application_id);
  const name = isBlind ? `Candidate ${report.candidate_id.slice(-6)}` : subject.name || subject.email;
  return {
    subject: toQuestions(subject),
    round: attempt?.attempt ?? 0,
    show,
    content: {
      title: `Pre-interview report: ${name}, ${subject.title}`,
      organisationName: subject.organisation_name,
      companyName: subject.company_name,
      jobTitle: subject.title,
      version: report.version,
      createdAt: momentText(report.created_at),
      isBlind,
      candidate: { name, ...toCandidate(subject, isBlind, show) },
      match: score ? toMatch(score, evidence, subject.threshold, show) : null,
      assessment: attempt ? toAssessmentContent(attempt, show) : null,
      adjustments: adjustments
        ? [adjustments.kinds.map((kind) => adjustmentWords[kind]).join('; '), show(adjustments.note)]
            .filter(Boolean)
            .join('. ')
        : null,
      timeline: toTimeline(subject, timeline, attempt?.completed_at ?? null),
      questions: [],
      engines: engineLines(score, attempt),
    },
  };
}

/** Who judged what; an evaluation by a model may carry a note. */
function engineLines(
  score: Awaited<ReturnType<typeof repo.findScore>>,
  attempt: Awaited<ReturnType<typeof repo.findAssessment>>,
): string[] {
  return [
    score && `Match score: ${engineText(score.engine, score.version)}.`,
    attempt?.engine && `Assessment: ${engineText(attempt.engine, attempt.engine_version ?? '')}.`,
    attempt?.note,
  ].flatMap((line) => line || []);
}

/** What happened, in its order: application, moves, the assessment. */
function toTimeline(
  { applied_at: appliedAt }: repo.Subject,
  events: Awaited<ReturnType<typeof repo.listTimeline>>,
  completedAt: Date | null,
): ReportContent['timeline'] {
  const moves = events.flatMap(({ at, from_status: from, to_status: to, reason }) =>
    from === null ? [] : [{ at, text: `Moved from ${stageName(from)} to ${stageName(to)}: ${reason}` }],
  );
  return [
    { at: appliedAt, text: 'Applied' },
    ...moves,
    ...(completedAt ? [{ at: completedAt, text: 'Submitted the CV assessment' }] : []),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text }) => ({ at: dayText(at), text }));
}

const stageName = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

const blinding = ({ name, experience }: repo.Subject) =>
  createBlinding(
    name,
    experienceColumn.parse(experience ?? []).map(({ company }) => company),
  );

function toCandidate(subject: repo.Subject, isBlind: boolean, show: (text: string) => string) {
  const experience = experienceColumn.parse(subject.experience ?? []);
  // None found is not none had: a CV without dates says nothing of years.
  const years = Math.round((subject.experience_years ?? 0) * 10) / 10;
  const facts = [
    { label: 'Email', value: isBlind ? '' : subject.email },
    { label: 'Phone', value: isBlind ? '' : subject.phone },
    { label: 'Address', value: isBlind ? '' : subject.address },
    { label: 'Experience', value: years === 0 ? '' : years === 1 ? '1 year' : `${years} years` },
    { label: 'Applied', value: dayText(subject.applied_at) },
    { label: 'Stage', value: stageName(subject.status) },
  ].filter(({ value }) => value !== '');
  return {
    facts,
    skills: (subject.skills ?? []).map(show).filter((skill) => skill !== ''),
    posts: experience.map(({ title, company, duration }) =>
      [[title, isBlind ? '' : company].filter(Boolean).join(', '), duration].filter(Boolean).join(' · '),
    ),
  };
}

function toMatch(
  score: NonNullable<Awaited<ReturnType<typeof repo.findScore>>>,
  evidence: readonly ExplainedFactor[] | undefined,
  threshold: number,
  show: (text: string) => string,
): MatchContent {
  const quoteOf = ({ evidence: quotes }: { evidence: readonly { quote: string }[] }) => {
    const quote = quotes[0] && show(quotes[0].quote);
    return quote || null;
  };
  const toItem = (item: { label: string; evidence: readonly { quote: string }[] }) => ({
    label: show(item.label),
    quote: quoteOf(item),
  });
  const factors =
    evidence ??
    factorsColumn.parse(score.factors).map((factor) => ({ ...factor, met: [], likely: [], missing: [], unscored: [] }));
  return {
    score: score.score,
    threshold,
    note: score.note,
    factors: factors.map(({ id, label, weight, lit, met, likely, missing, unscored = [] }) => ({
      label,
      weight,
      lit,
      met: met.map(toItem),
      likely: likely.map(toItem),
      missing: missing.map((item) => ({ ...toItem(item), how: howMissing({ id }, item) })),
      unscored: unscored.map(show),
    })),
  };
}

const toQuestions = (subject: repo.Subject): QuestionSubject => {
  const experience = experienceColumn.parse(subject.experience ?? []);
  return toQuestionSubject({
    name: subject.name,
    headline: experience[0]?.title ?? '',
    skills: subject.skills ?? [],
    experience,
    job: {
      title: subject.title,
      requirements: subject.requirements,
      responsibilities: subject.responsibilities,
      skills: subject.job_skills,
    },
  });
};
