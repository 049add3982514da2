import type { Cv, Education, Experience } from '@candela/contract/cvs/cvs.schemas.ts';
import type { ReactNode } from 'react';
import { yearsText } from './cv-text.ts';
import { named } from './field-sources.ts';
import { SourcedChip, SourcedText } from './sourced-text.tsx';

export interface CvBodyProps {
  cv: Cv;
  /** Of the sections; the page or dialog around it has the one above. */
  headingLevel?: 2 | 3;
}

/** What the CV says, in the order recruiters read. Sections without content are not drawn. */
export function CvBody({ cv, headingLevel = 3 }: CvBodyProps) {
  const section = { headingLevel };
  return (
    <>
      {cv.summary && (
        <Section {...section} title="Summary">
          <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
            <SourcedText field="summary">{cv.summary}</SourcedText>
          </p>
        </Section>
      )}
      <Words {...section} title="Skills" field="skills" words={cv.skills} />
      {cv.experience.length > 0 && (
        <Section
          {...section}
          title="Experience"
          aside={cv.experience_years > 0 && `${yearsText(cv.experience_years)} in all`}
        >
          <ol className="grid gap-5">
            {named('experience', cv.experience).map((item) => (
              <ExperienceItem key={item.field} {...item} />
            ))}
          </ol>
        </Section>
      )}
      {cv.education.length > 0 && (
        <Section {...section} title="Education">
          <ol className="grid gap-4">
            {named('education', cv.education).map((item) => (
              <EducationItem key={item.field} {...item} />
            ))}
          </ol>
        </Section>
      )}
      <Words {...section} title="Certificates" field="certificates" words={cv.certificates} />
      <Words {...section} title="Languages" field="languages" words={cv.languages} />
    </>
  );
}

interface SectionProps {
  title: string;
  aside?: ReactNode;
  headingLevel: 2 | 3;
  children: ReactNode;
}

function Section({ title, aside, headingLevel, children }: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="grid gap-2.5">
      <div className="flex items-baseline gap-3 border-b border-line pb-1.5">
        <Heading className="text-[13px]/5 font-semibold text-muted">{title}</Heading>
        {aside && <span className="tabular ml-auto text-[13px]/5 text-muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

interface WordsProps extends Pick<SectionProps, 'title' | 'headingLevel'> {
  field: string;
  words: readonly string[];
}

function Words({ title, headingLevel, field, words }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <Section title={title} headingLevel={headingLevel}>
      <ul className="flex flex-wrap gap-1.5">
        {named(field, words).map((item) => (
          <li key={item.field}>
            <SourcedChip field={item.field}>{item.entry}</SourcedChip>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A blank field is said to be blank; nothing is made up for it. */
const Blank = ({ what }: { what: string }) => <span className="font-normal text-subtle">No {what} found</span>;

function ExperienceItem({ entry, field }: { entry: Experience; field: string }) {
  const { title, company, duration, description } = entry;
  return (
    <li className="grid gap-1">
      <EntryHead
        name={title ? <SourcedText field={`${field}.title`}>{title}</SourcedText> : <Blank what="job title" />}
        where={company && <SourcedText field={`${field}.company`}>{company}</SourcedText>}
        when={duration && <SourcedText field={`${field}.duration`}>{duration}</SourcedText>}
      />
      {description && (
        <p dir="auto" className="max-w-measure break-words whitespace-pre-line hanging-lines">
          <SourcedText field={`${field}.description`}>{description}</SourcedText>
        </p>
      )}
    </li>
  );
}

function EducationItem({ entry, field }: { entry: Education; field: string }) {
  const { qualification, institution, duration } = entry;
  return (
    <li>
      <EntryHead
        name={
          qualification ? (
            <SourcedText field={`${field}.qualification`}>{qualification}</SourcedText>
          ) : (
            <Blank what="qualification" />
          )
        }
        where={institution && <SourcedText field={`${field}.institution`}>{institution}</SourcedText>}
        when={duration && <SourcedText field={`${field}.duration`}>{duration}</SourcedText>}
      />
    </li>
  );
}

function EntryHead({ name, where, when }: { name: ReactNode; where: ReactNode; when: ReactNode }) {
  return (
    <div className="items-baseline justify-between gap-x-4 sm:flex">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{name}</span>
        {where && <span className="block text-muted">{where}</span>}
      </p>
      {when && <p className="tabular shrink-0 text-[13px]/5 text-muted">{when}</p>}
    </div>
  );
}
