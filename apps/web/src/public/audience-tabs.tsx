import type { ReactNode } from 'react';
import { ApplicationMiniature } from './application-miniature.tsx';
import { ChoiceTabs } from './choice-tabs.tsx';
import type { Feature } from './feature-list.tsx';
import { RankingMiniature } from './ranking-miniature.tsx';

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
