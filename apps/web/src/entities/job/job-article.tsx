import type { JobOverview } from '@candela/contract/jobs/jobs.schemas.ts';
import type { ReactNode } from 'react';
import { cn } from '#lib/class-names.ts';
import { ordinalDate, ordinalDateTime, salaryRange, sentenceCase } from './job-text.ts';

/** What the article shows of a job; a form that is still being filled in has it too. */
export type ArticleJob = Pick<
  JobOverview,
  | 'title'
  | 'companyName'
  | 'town'
  | 'description'
  | 'location'
  | 'available_positions'
  | 'salary'
  | 'jobType'
  | 'workingHours'
  | 'skills'
  | 'requirements'
  | 'responsibilities'
  | 'niceToHave'
  | 'benefits'
  | 'applicationDeadline'
>;

export interface JobArticleProps {
  job: ArticleJob;
  /** The page's own heading, or one below it. */
  headingLevel?: 1 | 2;
  /** Whether the page has named the job already. */
  isNamed?: boolean;
  /** Beside the title: apply, or why not. */
  action?: ReactNode;
  /** Keeps sections without entries and says that they have none. */
  hasEmptySections?: boolean;
  className?: string;
}

/** A job as people read it: on its public page, in a candidate's overview and in the writer's preview. */
export function JobArticle({
  job,
  headingLevel = 1,
  isNamed = false,
  action,
  hasEmptySections = false,
  className,
}: JobArticleProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const SectionTitle = headingLevel === 1 ? 'h2' : 'h3';
  const lists = [
    ['Requirements', job.requirements],
    ['Responsibilities', job.responsibilities],
    ['Nice to have', job.niceToHave],
    ['Benefits', job.benefits],
  ] as const;

  const section = (title: string, children: ReactNode) => (
    <section key={title} className="grid gap-2.5">
      <SectionTitle className="text-[1.07em]/6 font-semibold">{title}</SectionTitle>
      {children}
    </section>
  );
  const nothing = (text: string) => <p className="text-muted">{text}</p>;

  return (
    <article className={cn('@container grid gap-7 wrap-anywhere', className)}>
      <header className="grid gap-5">
        {!isNamed && <Named job={job} as={Title} action={action} />}
        <Facts job={job} />
      </header>
      {job.description.trim() !== '' && (
        <div className="grid max-w-measure gap-[0.8em] leading-[1.6]">
          {paragraphs(job.description).map(({ id, text }) => (
            <p key={id} dir="auto" className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      )}
      {(job.skills.length > 0 || hasEmptySections) &&
        section('Skills', job.skills.length > 0 ? <Skills skills={job.skills} /> : nothing('No skills found'))}
      {lists.map(
        ([title, entries]) =>
          (entries.length > 0 || hasEmptySections) &&
          section(title, entries.length > 0 ? <Entries entries={entries} /> : nothing('No requirements found')),
      )}
    </article>
  );
}

const Named = ({ job, as: Title, action }: { job: ArticleJob; as: 'h1' | 'h2'; action: ReactNode }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
    <div className="grid min-w-0 gap-1">
      <Title className="text-[1.6em]/[1.25] font-semibold tracking-tight">{job.title}</Title>
      <p className="text-muted">
        {job.companyName}
        {job.town && <> · {job.town}</>}
      </p>
    </div>
    {action}
  </div>
);

function Facts({ job }: { job: ArticleJob }) {
  const facts = [
    ['Salary', salaryRange(job.salary)],
    ['Job type', job.jobType && sentenceCase(job.jobType)],
    ['Working hours', job.workingHours && sentenceCase(job.workingHours)],
    ['Location', job.location && sentenceCase(job.location)],
    ['Positions', job.available_positions > 0 ? String(job.available_positions) : null],
    [
      'Apply by',
      job.applicationDeadline && (
        <time dateTime={job.applicationDeadline} title={ordinalDateTime(job.applicationDeadline)}>
          {ordinalDate(job.applicationDeadline)}
        </time>
      ),
    ],
  ] as const;
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 first:border-t-0 first:pt-0 @xl:grid-cols-3">
      {known.map(([label, value]) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-[0.93em] text-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(skills)].map((skill) => (
        <li key={skill} className="rounded-md bg-neutral-soft px-2.5 py-1 text-[0.93em]">
          {skill}
        </li>
      ))}
    </ul>
  );
}

function Entries({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="grid max-w-measure gap-2">
      {withIds(entries).map(({ id, text }) => (
        <li key={id} className="grid grid-cols-[auto_1fr] gap-3 leading-[1.5]">
          <span aria-hidden="true" className="mt-[0.62em] h-[3px] w-2.5 rounded-full bg-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The same sentence may stand twice; each still needs its own key. */
function withIds(texts: readonly string[]) {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return { id: `${text}#${times}`, text };
  });
}

const paragraphs = (text: string) =>
  withIds(
    text
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  );
