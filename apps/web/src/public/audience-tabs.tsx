import type { ReactNode } from 'react';
import { exampleMatch, exampleRanking } from '#entities/score/example-match.ts';
import { Badge } from '#ui/badge.tsx';
import { ChoiceTabs } from './choice-tabs.tsx';
import type { Feature } from './feature-list.tsx';
import { PublicIcon } from './public-icon.tsx';
import { StaticScoreBar } from './static-score-bar.tsx';

const forEmployers: Feature[] = [
  {
    title: 'A ranking that shows its working',
    text: 'Each place in the list comes with its factors and the lines of the CV they rest on.',
  },
  {
    title: 'No one is rejected by a machine',
    text: 'A low score hides no one: the list says how many people it leaves out, and you decide.',
  },
  {
    title: 'One board from CV to offer',
    text: 'Move cards, book interviews and keep a history of who decided what, and when.',
  },
];

const forJobSeekers: Feature[] = [
  {
    title: 'The same score they see',
    text: 'Your match, its factors and its evidence, in the same drawing the recruiter reads.',
  },
  { title: 'Always know where you stand', text: 'Every application shows its stage. When a job closes, you are told.' },
  { title: 'Practise before it counts', text: 'Five questions from your own CV, with feedback on every answer.' },
];

export function AudienceTabs() {
  return (
    <ChoiceTabs
      legend="Show this for"
      name="audience"
      options={[
        { label: 'For Employers', content: <Panel features={forEmployers} miniature={<RankingMiniature />} /> },
        { label: 'For Job Seekers', content: <Panel features={forJobSeekers} miniature={<ApplicationMiniature />} /> },
      ]}
    />
  );
}

function Panel({ features, miniature }: { features: readonly Feature[]; miniature: ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
      <ul className="grid">
        {features.map(({ title, text }) => (
          <li key={title} className="grid gap-1.5 border-t border-line py-5">
            <h3 className="text-lg/7 font-semibold">{title}</h3>
            <p className="max-w-[48ch] text-[17px]/7 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {miniature}
    </div>
  );
}

function RankingMiniature() {
  return (
    <figure className="rounded-xl border border-line bg-surface text-[15px]/6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-6 py-4">
        <span className="font-semibold">Ranked candidates</span>
        <span className="text-sm text-muted">Example · {exampleMatch.job}</span>
      </figcaption>
      <ol>
        {exampleRanking.map(({ name, score, factors }, index) => (
          <li
            key={name}
            className="grid grid-cols-[1.5rem_1fr] items-center gap-x-3 gap-y-2 border-b border-line px-6 py-4 sm:grid-cols-[1.5rem_8rem_1fr]"
          >
            <span className="tabular text-muted">{index + 1}</span>
            <span className="font-medium">{name}</span>
            <StaticScoreBar label="Match score" score={score} factors={factors} className="max-sm:col-start-2" />
          </li>
        ))}
      </ol>
      <p className="px-6 py-4 text-sm/5 text-muted">2 candidates score below 50.</p>
    </figure>
  );
}

const stages = [
  { label: 'Applied', note: 'In one click, with the CV you already keep', done: true },
  { label: 'Assessment', note: 'Five questions, 13 of 15', done: true },
  { label: 'Interview', note: 'Thursday, 10:30. Ask for another time if it does not suit', done: false },
];

function ApplicationMiniature() {
  return (
    <figure className="rounded-xl border border-line bg-surface text-[15px]/6">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-6 py-4">
        <span>
          <span className="block font-semibold">{exampleMatch.job}</span>
          <span className="text-sm text-muted">Example application</span>
        </span>
        <Badge tone="info">Interview</Badge>
      </figcaption>
      <ol className="grid gap-5 px-6 py-5">
        {stages.map(({ label, note, done }) => {
          return (
            <li key={label} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
              <PublicIcon
                name={done ? 'circle-check' : 'circle-dot'}
                className={done ? 'mt-0.5 size-5 text-success' : 'mt-0.5 size-5 text-accent'}
              />
              <span>
                <span className="block font-medium">
                  {label}
                  <span className="sr-only">{done ? ' (done)' : ' (next)'}</span>
                </span>
                <span className="text-sm/5 text-muted">{note}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <div className="border-t border-line px-6 py-5">
        <p className="mb-2 text-sm/5 text-muted">Your match, as the recruiter sees it</p>
        <StaticScoreBar label="Match score" score={exampleMatch.score} factors={exampleMatch.factors} />
      </div>
    </figure>
  );
}
