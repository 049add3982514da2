import { jobLocations, jobTypes, workingHours } from '@candela/contract/jobs/jobs.schemas.ts';
import { Lightbulb } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ArticleJob, JobArticle } from '#entities/job/job-article.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { type JobFormValues, wholeNumber } from '../job-form-values.ts';
import { findWordingHints, type WordingHint } from '../wording/wording-hints.ts';
import { jumpToField } from './job-field.tsx';

export interface WritingAidProps {
  companyOf(companyId: string): { companyName: string; location: string };
}

/** Beside the form and never in its way: the page the job will have, and hints on its wording. */
export function WritingAid({ companyOf }: WritingAidProps) {
  const { control, getValues } = useFormContext<JobFormValues>();
  // Subscribes to every field; the values themselves are read whole.
  useWatch({ control });
  const values = getValues();
  const hints = findWordingHints(values);
  return (
    <Tabs
      label="Writing aid"
      items={[
        {
          value: 'preview',
          label: 'Preview',
          content: (
            <div className="rounded-lg border border-line bg-surface p-5">
              <JobArticle job={toArticle(values, companyOf(values.companyId))} headingLevel={2} />
            </div>
          ),
        },
        {
          value: 'hints',
          label: 'Wording hints',
          count: hints.length,
          content: <Hints hints={hints} />,
        },
      ]}
    />
  );
}

function Hints({ hints }: { hints: readonly WordingHint[] }) {
  if (hints.length === 0) {
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState icon={<Lightbulb />} title="Nothing stands out" description="Plain words reach the most people." />
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-[13px]/5 text-muted">Only hints: they never stop you from saving.</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {hints.map((hint) => (
          <li key={hint.id} className="grid gap-1.5 px-4 py-3">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone="warning">{hint.kind}</Badge>
              {hint.term && <span className="font-medium">“{hint.term}”</span>}
              <button
                type="button"
                onClick={() => jumpToField(hint.field === 'salary' ? 'salary.min' : hint.field)}
                className="ml-auto min-h-6 rounded-sm text-[13px]/5 text-accent-text hover:underline"
              >
                Show<span className="sr-only"> where {hint.term ? `“${hint.term}” stands` : hint.kind}</span>
              </button>
            </div>
            <p className="text-muted">{hint.why}</p>
            <p>{hint.suggestion}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const known = <T extends string>(words: readonly T[], word: string): T | null =>
  words.find((candidate) => candidate === word) ?? null;

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

function toArticle(values: JobFormValues, company: { companyName: string; location: string }): ArticleJob {
  const deadline = new Date(
    values.applicationDeadline.includes('T') ? values.applicationDeadline : `${values.applicationDeadline}T12:00:00Z`,
  );
  return {
    companyName: company.companyName,
    town: values.town.trim() || company.location,
    title: values.title.trim() || 'Job title',
    description: values.description,
    location: known(jobLocations, values.location),
    available_positions: wholeNumber(values.available_positions) ?? 0,
    salary: { min: wholeNumber(values.salary.min) ?? null, max: wholeNumber(values.salary.max) ?? null },
    jobType: known(jobTypes, values.jobType),
    workingHours: known(workingHours, values.workingHours),
    skills: filled(values.skills),
    requirements: filled(values.requirements),
    responsibilities: filled(values.responsibilities),
    niceToHave: filled(values.niceToHave),
    benefits: filled(values.benefits),
    applicationDeadline: Number.isNaN(deadline.getTime()) ? null : deadline.toISOString(),
  };
}
