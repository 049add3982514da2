import type { getCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useUser } from '#lib/api/use-session.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import type { LoadFailureProps } from '#ui/load-failure.tsx';
import { blindCv } from './blind-cv.ts';
import { CvContacts } from './cv-contacts.tsx';
import { CvFailure, NoCvData } from './cv-failure.tsx';
import { CvOrigin } from './cv-origin.tsx';
import { CvReader } from './cv-reader.tsx';
import { CvSkeleton } from './cv-skeleton.tsx';
import { isEmptyCv } from './cv-text.ts';
import { findQuotation } from './find-quotation.ts';
import { OriginalButton } from './original-button.tsx';
import { useOriginalBeside } from './use-original-beside.tsx';

type Answer = RouteOutput<typeof getCv>;

/** What a screen puts beside the ways out of a CV, about its candidate. */
export type CvTools = (candidate: { id: string; name: string }) => ReactNode;

export interface CvDialogContentProps {
  query: LoadFailureProps['query'] & { data: Answer | undefined };
  isBlind: boolean;
  quotation: Evidence | null;
  tools?: CvTools;
}

export function CvDialogContent({ query, ...shown }: CvDialogContentProps) {
  if (query.data) return <LoadedCv answer={query.data} {...shown} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6">
      {query.error ? <CvFailure {...query} /> : <CvSkeleton />}
    </div>
  );
}

type LoadedCvProps = Omit<CvDialogContentProps, 'query'> & { answer: Answer };

function LoadedCv({ answer, isBlind, quotation, tools }: LoadedCvProps) {
  const { candidate } = answer;
  const role = useUser()?.role;
  const cv = useMemo(() => (isBlind ? blindCv(answer.cv, answer.candidate) : answer.cv), [answer, isBlind]);
  const { original, isComing, button } = useOriginalBeside(answer.cv, isBlind);
  const isQuotationHidden = isBlind && quotation !== null && findQuotation(answer.cv, quotation) !== null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 pb-3">
        <CvOrigin cv={cv} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {isBlind ? (
            <span className="inline-flex items-center gap-1.5 text-[13px]/5 text-muted">
              <EyeOff aria-hidden="true" className="size-4" />
              Name, contacts and original are hidden in blind mode
            </span>
          ) : (
            <>
              {button}
              {cv.contentType !== null && <OriginalButton cvId={cv._id} />}
              {tools?.(candidate)}
              {role === 'recruiter' && (
                <Link to={`/dashboard/candidates/${candidate.id}`} className={buttonClasses({ size: 'sm' })}>
                  Open profile
                </Link>
              )}
            </>
          )}
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col pt-4">
        {isEmptyCv(cv) ? (
          <NoCvData />
        ) : (
          <CvReader
            cv={cv}
            quotation={quotation}
            isQuotationHidden={isQuotationHidden}
            isContained
            original={original}
            isOriginalComing={isComing}
            top={!isBlind && <CvContacts person={candidate} />}
          />
        )}
      </div>
    </>
  );
}
