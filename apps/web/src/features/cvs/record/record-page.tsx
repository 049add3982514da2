import { deleteOwnRecord } from '@candela/contract/candidates/candidates.routes.ts';
import { getCv, listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import type { Holder } from '@candela/contract/cvs/holders.schemas.ts';
import { listOwnSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { BackLink } from '#components/back-link.tsx';
import { CvSkeleton } from '#entities/cv/cv-skeleton.tsx';
import { dayText } from '#entities/cv/cv-text.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { useOnce } from '#lib/use-once.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardOutline, FormOutline, LinesOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { FactsForm } from './facts-form.tsx';
import { OwnSuggestions } from './own-suggestions.tsx';
import { ReadForm } from './read-form.tsx';

const allHolders = '/dashboard/my-details/cv?view=organisations';

/** What one organisation holds about the candidate, to correct and to delete. */
export function RecordPage({ candidateId }: { candidateId: string }) {
  const query = useQuery(apiQuery(listHolders));
  // Corrections stand above the rest: asked for at once and shown with it, so that nothing jumps.
  const corrections = useQuery(apiQuery(listOwnSuggestions, { params: { id: candidateId } }));
  const areCorrectionsKnown = useOnce(!corrections.isPending);
  return (
    <>
      <BackLink to={allHolders}>Back to who has your CV</BackLink>
      <QueryState query={query} skeleton={<RecordOutline />}>
        {({ data }) => {
          if (!areCorrectionsKnown) return <RecordOutline />;
          const holder = data.find((each) => each.candidateId === candidateId && !each.isOwnCv);
          return holder ? <HeldRecord holder={holder} /> : <NotHeld />;
        }}
      </QueryState>
    </>
  );
}

function HeldRecord({ holder }: { holder: Holder }) {
  const { organisationName, candidateId, since, cvs } = holder;
  const cv = cvs.find(({ isCurrent }) => isCurrent) ?? cvs[0];
  return (
    <>
      <PageHeader
        title={organisationName}
        description={`What it has held about you since ${dayText(since)}. You can correct it or delete it.`}
      />
      <div className="grid max-w-3xl gap-6">
        <OwnSuggestions candidateId={candidateId} organisationName={organisationName} />
        {cv && <Corrections candidateId={candidateId} cvId={cv.id} organisationName={organisationName} />}
        <DeleteCard holder={holder} />
      </div>
    </>
  );
}

interface CorrectionsProps {
  candidateId: string;
  cvId: string;
  organisationName: string;
}

function Corrections({ candidateId, cvId, organisationName }: CorrectionsProps) {
  const query = useQuery(apiQuery(getCv, { params: { id: cvId } }));
  const suggestions = useQuery(apiQuery(listOwnSuggestions, { params: { id: candidateId } }));
  return (
    <QueryState query={query} skeleton={<RecordCardsOutline />}>
      {({ cv, candidate }) => (
        <>
          <FactsForm contact={candidate} candidateId={candidateId} organisationName={organisationName} />
          {suggestions.data && (
            <ReadForm
              cv={cv}
              candidateId={candidateId}
              organisationName={organisationName}
              open={suggestions.data.data.filter((each) => each.decision === null && each.cvId === cv._id)}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

function DeleteCard({ holder: { candidateId, organisationName } }: { holder: Holder }) {
  const navigate = useNavigate();
  const remove = useChange({
    change: () => api.call(deleteOwnRecord, { params: { id: candidateId } }),
    invalidates: [...staleAfter.suggestion, ...staleAfter.erased],
    onSuccess: ({ message }) => {
      toast.success(message);
      return navigate(allHolders);
    },
  });
  return (
    <Card
      title="Delete"
      description={`Everything ${organisationName} holds about you on Candela: the file, what was read from it, every score and every application to its jobs that came with it.`}
    >
      <ConfirmDialog
        title={`Delete what ${organisationName} holds about you?`}
        description="The file, what was read from it, every score, and the applications, interviews and answers that belong to it are deleted. This cannot be undone. Your own CV and your account stay."
        confirmLabel="Delete everything"
        cancelLabel="Keep it"
        onConfirm={() => remove.mutateAsync()}
        trigger={<Button variant="danger">Delete what is held</Button>}
      />
    </Card>
  );
}

const NotHeld = () => (
  <EmptyState
    icon={<FileX />}
    title="Nothing is held about you here"
    titleAs="h1"
    description="It may have been deleted, or the address may be wrong."
    action={<ButtonLink to={allHolders}>See who has your CV</ButtonLink>}
    className="py-24"
  />
);

export const RecordOutline = () => (
  <div role="status" aria-label="Loading what is held about you" className="grid max-w-3xl gap-6">
    <LinesOutline lines={2} phoneLines={3} className="max-w-xs" />
    <RecordCardsOutline />
  </div>
);

const RecordCardsOutline = () => (
  <>
    <FormOutline fields={8} hasDescription phoneLines={2} />
    <CardOutline>
      <CvSkeleton />
    </CardOutline>
  </>
);
