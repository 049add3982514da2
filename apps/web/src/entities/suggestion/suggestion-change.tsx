import type { Education, Experience, Socials } from '@candela/contract/cvs/cvs.schemas.ts';
import type { SuggestedChange } from '@candela/contract/suggestions/suggestions.routes.ts';
import type { ReactNode } from 'react';
import { socialFields } from '#entities/contact/contact-values.ts';
import { yearsText } from '#entities/cv/cv-text.ts';
import { cn } from '#lib/class-names.ts';

/** What stood there beside what the candidate says instead; what is alike on both sides steps back. */
export function SuggestionChange({ change, titles }: { change: SuggestedChange; titles: readonly [string, string] }) {
  const { was, proposed } = sidesOf(change);
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Side title={titles[0]} items={was} others={proposed} />
      <Side title={titles[1]} items={proposed} others={was} isNew />
    </div>
  );
}

interface Item {
  key: string;
  content: ReactNode;
}

interface SideProps {
  title: string;
  items: readonly Item[];
  others: readonly Item[];
  isNew?: boolean;
}

function Side({ title, items, others, isNew = false }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-[13px]/5 text-muted">{title}</p>
      {items.length === 0 && <p className="text-muted italic">Nothing</p>}
      <ul className="grid gap-1.5">
        {items.map(({ key, content }) => {
          const isAlike = others.some((other) => other.key === key);
          return (
            <li
              key={key}
              className={cn(
                'rounded-md border-l-2 py-1 pr-2 pl-2.5 break-words',
                isAlike && 'border-transparent text-muted',
                !isAlike && (isNew ? 'border-success bg-success-soft' : 'border-line-strong bg-sunken'),
              )}
            >
              {content}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const sidesOf = (change: SuggestedChange): { was: Item[]; proposed: Item[] } => {
  switch (change.field) {
    case 'skills':
      return { was: change.was.map(word), proposed: change.proposed.map(word) };
    case 'experience':
      return { was: change.was.map(experience), proposed: change.proposed.map(experience) };
    case 'education':
      return { was: change.was.map(education), proposed: change.proposed.map(education) };
    case 'socials':
      return { was: links(change.was), proposed: links(change.proposed) };
    case 'experience_years':
      return { was: [word(yearsText(change.was))], proposed: [word(yearsText(change.proposed))] };
    default:
      return { was: words(change.was), proposed: words(change.proposed) };
  }
};

const word = (text: string): Item => ({ key: text, content: <span className="whitespace-pre-line">{text}</span> });
const words = (text: string): Item[] => (text === '' ? [] : [word(text)]);

const links = (socials: Socials): Item[] =>
  socialFields.flatMap(([name, label]) => (socials[name] ? [word(`${label}: ${socials[name]}`)] : []));

const entry = (key: string, title: string, place: string, duration: string, description = ''): Item => ({
  key,
  content: (
    <>
      <span className="block font-medium">{title || 'No title'}</span>
      <span className="block text-[13px]/5 text-muted">{[place, duration].filter(Boolean).join(' · ')}</span>
      {description && <span className="mt-1 line-clamp-6 block text-[13px]/5 whitespace-pre-line">{description}</span>}
    </>
  ),
});

const experience = (each: Experience): Item =>
  entry(JSON.stringify(each), each.title, each.company, each.duration, each.description);
const education = (each: Education): Item =>
  entry(JSON.stringify(each), each.qualification, each.institution, each.duration);
