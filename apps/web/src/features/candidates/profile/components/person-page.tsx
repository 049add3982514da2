import { getPerson, type Person } from '@candela/contract/candidates/candidates.routes.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { Navigate } from 'react-router';
import { BackLink } from '#components/back-link.tsx';
import { IfMay } from '#components/if-may.tsx';
import { CandidateAssessment } from '#entities/assessment/candidate-assessment.tsx';
import { CvSkeleton } from '#entities/cv/cv-skeleton.tsx';
import { NotesPanel } from '#entities/note/notes-panel.tsx';
import { CandidateReceipts } from '#entities/receipt/receipts-panel.tsx';
import { CandidateReviews } from '#entities/review/received-reviews.tsx';
import { ScoreOutline } from '#entities/score/score-outline.tsx';
import { ScorecardSummaries } from '#entities/scorecard/scorecard-summaries.tsx';
import { SentMails } from '#entities/stage-mail/sent-mails.tsx';
import { ReceivedSuggestions } from '#entities/suggestion/received-suggestions.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useTabTitle } from '#lib/use-tab-title.ts';
import { wayBack } from '#lib/way-back.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardOutline, LinesOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useIsPersonKnown } from '../use-is-person-known.ts';
import { AllCvs } from './all-cvs.tsx';
import { PersonCv } from './person-cv.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonScores } from './person-scores.tsx';

/** Everything the recruiter may know of one person. */
export function PersonPage({ id }: { id: string }) {
  const query = useQuery(apiQuery(getPerson, { params: { id } }));
  const isKnown = useIsPersonKnown(id);
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  if (isUnknown && !query.data) return <UnknownPerson />;
  const shownId = query.data?.data.candidateId ?? id;
  // The record was merged into another one: its address leads to that.
  if (shownId.toLowerCase() !== id.toLowerCase()) return <Navigate to={`/dashboard/candidates/${shownId}`} replace />;
  return (
    <>
      <BackLink to="/dashboard/candidates">Back to candidates</BackLink>
      <QueryState query={query} skeleton={<PersonOutline />}>
        {({ data }) => (isKnown ? <LoadedPerson person={data} /> : <PersonOutline />)}
      </QueryState>
    </>
  );
}

function LoadedPerson({ person }: { person: Person }) {
  useTabTitle(person.name);
  return (
    <div className="grid gap-6">
      <PersonHeader person={person} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <CandidateReviews candidateId={person.candidateId} />
          <ReceivedSuggestions candidateId={person.candidateId} />
          <ScorecardSummaries candidateId={person.candidateId} candidateName={person.name} />
          <PersonScores person={person} />
          <CandidateAssessment candidateId={person.candidateId} />
          <PersonCv person={person} />
        </div>
        <div className="grid min-w-0 gap-6">
          <IfMay permission="note.write">
            <Card title="Notes and tags">
              <NotesPanel candidateId={person.candidateId} />
            </Card>
          </IfMay>
          <PersonHistory history={person.history} />
          <SentMails candidateId={person.candidateId} />
          <CandidateReceipts candidateId={person.candidateId} />
          <AllCvs person={person} />
        </div>
      </div>
    </div>
  );
}

function UnknownPerson() {
  return (
    <EmptyState
      icon={<UserX />}
      title="We could not find that person"
      titleAs="h1"
      description="They may have deleted what was held about them, or the address may be wrong."
      action={<ButtonLink to={wayBack('/dashboard/candidates')}>Back to candidates</ButtonLink>}
      className="py-24"
    />
  );
}

export const PersonOutline = () => (
  <div role="status" aria-label="Loading the person" className="grid grid-cols-1 gap-6">
    <div className="flex flex-wrap items-start gap-4">
      <Skeleton className="size-12 rounded-full max-sm:hidden" />
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <Skeleton className="my-1 h-5 w-44" />
        <LinesOutline lines={1} phoneLines={2} className="max-w-96 gap-y-2" />
      </div>
      <Skeleton className="h-control w-44" />
    </div>
    <div aria-hidden="true" className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <CardOutline hasDescription isShort flush>
          <div className="grid gap-2 border-t border-line px-5 py-4">
            <LinesOutline lines={2} className="max-w-48" />
            <ScoreOutline reasons={4} />
          </div>
        </CardOutline>
        <CardOutline hasAction>
          <CvSkeleton />
        </CardOutline>
      </div>
      <div className="grid min-w-0 gap-6">
        <CardOutline>
          <div className="grid gap-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-24" />
          </div>
        </CardOutline>
        <CardOutline hasDescription>
          <LinesOutline lines={4} />
        </CardOutline>
      </div>
    </div>
  </div>
);
