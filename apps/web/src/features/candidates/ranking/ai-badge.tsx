import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { AuthorshipBadge } from '#entities/cv/authorship-badge.tsx';
import { AuthorshipDetails } from '#entities/cv/authorship-details.tsx';
import { blindCv } from '#entities/cv/blind-cv.ts';
import { CvFailure } from '#entities/cv/cv-failure.tsx';
import { QuotedCv } from '#entities/cv/quoted-cv.tsx';
import { useCv } from '#entities/cv/use-cv.ts';
import { Skeleton } from '#ui/skeleton.tsx';

export interface AiBadgeProps {
  entry: Pick<RankingEntry, 'ai_likelihood' | 'cvId'>;
  name: string;
  isBlind: boolean;
}

/** The badge of a candidate in the list; what it rests on is asked for only when a recruiter wants to know. */
export function AiBadge({ entry, name, isBlind }: AiBadgeProps) {
  return (
    <AuthorshipBadge likelihood={entry.ai_likelihood} of={`of ${name}`}>
      <Reasons cvId={entry.cvId} name={name} isBlind={isBlind} />
    </AuthorshipBadge>
  );
}

function Reasons({ cvId, name, isBlind }: { cvId: string; name: string; isBlind: boolean }) {
  const query = useCv(cvId);
  if (!query.data) return query.error ? <CvFailure {...query} /> : <ReasonsSkeleton />;
  const { candidate } = query.data;
  const cv = isBlind ? blindCv(query.data.cv, candidate) : query.data.cv;
  return (
    <QuotedCv cvId={cvId} cv={cv} isBlind={isBlind} blindName={name}>
      {(links) => <AuthorshipDetails authorship={cv.authorship} links={links} />}
    </QuotedCv>
  );
}

const ReasonsSkeleton = () => (
  <div role="status" aria-label="Loading the reasons" className="grid gap-2">
    <Skeleton className="h-4 w-64 max-w-full" />
    <Skeleton className="h-4" />
    <Skeleton className="h-10" />
  </div>
);
