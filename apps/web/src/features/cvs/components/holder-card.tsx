import type { HeldCv, Holder } from '@candela/contract/cvs/holders.schemas.ts';
import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthorshipDetails } from '#entities/cv/authorship-details.tsx';
import { authorshipTitle, likelihoodWords } from '#entities/cv/authorship-words.ts';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { QuotedCv } from '#entities/cv/quoted-cv.tsx';
import { useCvUnseen } from '#entities/cv/use-cv.ts';
import { ScoreRow } from '#entities/score/score-row.tsx';
import { useSomeFirst } from '#lib/use-some-first.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { StatementForm } from './statement-form.tsx';

export interface HolderCardProps {
  holder: Holder;
  onReadCv(cvId: string): void;
  onExplain(score: Holder['scores'][number]): void;
}

const firstShown = 3;

/** One organisation: which CV it has, what it is told about it, and how it scored the person. */
export function HolderCard({ holder, onReadCv, onExplain }: HolderCardProps) {
  const { organisationName, isOwnCv, scores, cvs } = holder;
  const current = cvs.find(({ isCurrent }) => isCurrent) ?? cvs[0];
  const earlier = cvs.filter((cv) => cv !== current);
  const { list, shown, hasMore, showAll } = useSomeFirst(scores, firstShown);
  return (
    <Card
      title={organisationName}
      description={<Since holder={holder} />}
      actions={
        !isOwnCv && (
          <ButtonLink to={`/dashboard/my-details/cv/${holder.candidateId}`} size="sm">
            Correct or delete
          </ButtonLink>
        )
      }
      flush
    >
      {current && (
        <Part title="The CV it holds">
          <HeldFile cv={current} onRead={onReadCv} />
          {earlier.length > 0 && (
            <>
              <p className="mt-3 text-[13px]/5 text-muted">Earlier ones</p>
              {earlier.map((cv) => (
                <HeldFile key={cv.id} cv={cv} onRead={onReadCv} />
              ))}
            </>
          )}
        </Part>
      )}
      <Part title={scores.length > 0 ? 'How it was scored' : 'No scores yet'} flush={scores.length > 0}>
        {scores.length === 0 ? (
          <p className="text-muted">
            {organisationName} has not compared {isOwnCv ? 'your CV' : 'it'} with a job that is open.
          </p>
        ) : (
          <ul ref={list} className="divide-y divide-line">
            {shown.map((score) => (
              <ScoreRow
                key={score.jobId}
                score={score}
                to={`/dashboard/job/${score.jobId}`}
                onExplain={() => onExplain(score)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button size="sm" variant="ghost" className="mx-2.5 mb-3" onClick={showAll}>
            Show all {scores.length} jobs
          </Button>
        )}
      </Part>
      {current && <Authorship cv={current} organisationName={organisationName} />}
    </Card>
  );
}

function Since({ holder: { isOwnCv, since } }: { holder: Holder }) {
  const day = (
    <time dateTime={since} title={fullText(since)}>
      {dayText(since)}
    </time>
  );
  return isOwnCv ? (
    <>Has seen your own CV, always as it is now, since you applied on {day}.</>
  ) : (
    <>Has held a CV about you since {day}. You linked it to your account through an invitation.</>
  );
}

interface PartProps {
  title: ReactNode;
  flush?: boolean;
  children: ReactNode;
}

function Part({ title, flush, children }: PartProps) {
  return (
    <section className="border-t border-line">
      <h3 className="px-5 pt-4 text-[13px]/5 font-semibold text-muted">{title}</h3>
      <div className={flush ? undefined : 'px-5 pt-2 pb-4'}>{children}</div>
    </section>
  );
}

function HeldFile({ cv: { id, fileName, createdAt }, onRead }: { cv: HeldCv; onRead(id: string): void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
      <p className="min-w-0">
        <span className="font-medium wrap-anywhere">{fileName || 'Typed in'}</span>
        <time dateTime={createdAt} title={fullText(createdAt)} className="block text-[13px]/5 text-muted">
          {dayText(createdAt)}
        </time>
      </p>
      <Button size="sm" icon={<FileSearch aria-hidden="true" className="size-3.5" />} onClick={() => onRead(id)}>
        <span>
          See how it was read
          {fileName && <span className="sr-only">: {fileName}</span>}
        </span>
      </Button>
    </div>
  );
}

function Authorship({ cv: { id, authorship }, organisationName }: { cv: HeldCv; organisationName: string }) {
  const { label, tone } = likelihoodWords[authorship.likelihood];
  const cv = useCvUnseen(id, { isWanted: authorship.reasons.some(({ quote }) => quote) });
  return (
    <Part
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {authorshipTitle}
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
    >
      <div className="grid gap-6">
        <QuotedCv cvId={id} cv={cv}>
          {(links) => <AuthorshipDetails authorship={authorship} hideStatement links={cv ? links : undefined} />}
        </QuotedCv>
        <StatementForm key={id} cvId={id} statement={authorship.statement} about={organisationName} />
      </div>
    </Part>
  );
}
