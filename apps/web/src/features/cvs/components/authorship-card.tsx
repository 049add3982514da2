import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { AuthorshipDetails } from '#entities/cv/authorship-details.tsx';
import { authorshipTitle, likelihoodWords } from '#entities/cv/authorship-words.ts';
import { QuotedCv } from '#entities/cv/quoted-cv.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { StatementForm } from './statement-form.tsx';

/** What recruiters are told about who wrote the CV, word for word, and the person's place to answer. */
export function AuthorshipCard({ cv }: { cv: Cv }) {
  const { _id: id, authorship } = cv;
  const { label, tone } = likelihoodWords[authorship.likelihood];
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {authorshipTitle}
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      description="Recruiters who may see your CV see the same."
      className="max-w-3xl"
    >
      <div className="grid gap-6">
        <QuotedCv cvId={id} cv={cv}>
          {(links) => <AuthorshipDetails authorship={authorship} hideStatement links={links} />}
        </QuotedCv>
        <StatementForm key={id} cvId={id} statement={authorship.statement} />
      </div>
    </Card>
  );
}
