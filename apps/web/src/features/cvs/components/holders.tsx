import { listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import type { Holder } from '@candela/contract/cvs/holders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { ScoreDialog } from '#entities/score/score-dialog.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { HolderCard } from './holder-card.tsx';

interface Explained {
  candidateId: string;
  score: Holder['scores'][number];
}

/** Who has a CV about the person. Whatever a recruiter is told there, the person is told here, and may answer. */
export function Holders() {
  const query = useQuery(apiQuery(listHolders));
  const [cvId, setCvId] = useState<string | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  return (
    <>
      <QueryState query={query} skeleton={<HoldersSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <NoHolders />
          ) : (
            <div className="grid max-w-3xl gap-6">
              {data.map((holder) => (
                <HolderCard
                  key={`${holder.candidateId} ${holder.organisationName}`}
                  holder={holder}
                  onReadCv={setCvId}
                  onExplain={(score) => setExplained({ candidateId: holder.candidateId, score })}
                />
              ))}
            </div>
          )
        }
      </QueryState>
      <CvDialog cvId={cvId} onClose={() => setCvId(null)} />
      {explained && (
        <ScoreDialog
          jobId={explained.score.jobId}
          candidateId={explained.candidateId}
          about={`You for ${explained.score.jobTitle}, ${explained.score.companyName}`}
          onClose={() => setExplained(null)}
        />
      )}
    </>
  );
}

const NoHolders = () => (
  <EmptyState
    icon={<Building2 />}
    title="No employer has your CV yet"
    description="Apply for a job, or follow an employer’s invitation, and you see here which CV they have, how it was scored and why."
    className="max-w-3xl rounded-lg border border-line bg-surface"
  />
);

const HoldersSkeleton = () => (
  <div role="status" aria-label="Loading who has your CV" className="grid max-w-3xl gap-6">
    <CardOutline flush hasDescription hasAction>
      <SkeletonRows rows={3} isPlain rowClassName="h-20" />
    </CardOutline>
    <CardOutline flush hasDescription hasAction>
      <SkeletonRows rows={2} isPlain rowClassName="h-20" />
    </CardOutline>
  </div>
);
