import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRememberedFlag } from '#lib/use-remembered.ts';
import { Button } from '#ui/button.tsx';
import { isDrawable, type OriginalDocument, useOriginalDocument } from './original-document.ts';

/** The original beside the record, for as long as the reader wants it there; a blind reader does not get it. */
export function useOriginalBeside(
  cv: Pick<Cv, '_id' | 'contentType' | 'pages'>,
  isBlind: boolean,
): { original: OriginalDocument | undefined; isComing: boolean; button: ReactNode } {
  const [isWanted, setIsWanted] = useRememberedFlag('cvShowsOriginal', true);
  const isPossible = !isBlind && isDrawable(cv.contentType) && cv.pages.length > 0;
  const { data, isFetching, isError } = useOriginalDocument(cv._id, isPossible && isWanted);
  if (!isPossible) return { original: undefined, isComing: false, button: null };
  return {
    original: isWanted ? data : undefined,
    isComing: isWanted && isFetching,
    button: (
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isWanted}
        loading={isWanted && isFetching}
        icon={<FileText aria-hidden="true" className="size-4" />}
        onClick={() => setIsWanted(!isWanted)}
      >
        {isWanted && isError ? 'Original not shown' : isWanted ? 'Hide original' : 'Show original'}
      </Button>
    ),
  };
}
