import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { FileX } from 'lucide-react';
import { CvFailure, NoCvData } from '#entities/cv/cv-failure.tsx';
import { CvReader } from '#entities/cv/cv-reader.tsx';
import { CvSkeleton } from '#entities/cv/cv-skeleton.tsx';
import { isEmptyCv } from '#entities/cv/cv-text.ts';
import { OriginalButton } from '#entities/cv/original-button.tsx';
import { useCv } from '#entities/cv/use-cv.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useShownCv } from '../shown-cv.ts';

/** The present CV, or an earlier one that the address names. */
export function PersonCv({ person }: { person: Person }) {
  const cvId = useShownCv(person);
  return (
    <Card title="CV" actions={cvId && <OriginalOf cvId={cvId} />}>
      {cvId ? <ReadCv key={cvId} id={cvId} /> : person.hasWithdrawn ? <Withdrawn /> : <NoCvData />}
    </Card>
  );
}

const Withdrawn = () => (
  <EmptyState
    icon={<FileX />}
    title="The candidate withdrew"
    description="Their CV came with their application and went with it. What stays is that they applied, and what was decided."
  />
);

function OriginalOf({ cvId }: { cvId: string }) {
  const isTyped = useCv(cvId).data?.cv.contentType === null;
  return isTyped ? null : <OriginalButton cvId={cvId} />;
}

function ReadCv({ id }: { id: string }) {
  const query = useCv(id);
  if (query.data) return isEmptyCv(query.data.cv) ? <NoCvData /> : <CvReader cv={query.data.cv} />;
  return query.error ? <CvFailure {...query} /> : <CvSkeleton />;
}
