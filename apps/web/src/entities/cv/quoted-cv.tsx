import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import type { Evidence } from '@candela/contract/rankings/rankings.schemas.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { CvDialog, type CvDialogProps } from './cv-dialog.tsx';
import { linksInto, type QuotationLinks } from './quotation-links.ts';

export interface QuotedCvProps extends Pick<CvDialogProps, 'isBlind' | 'blindName'> {
  cvId: string;
  /** As the reader may see it; null where it is gone, undefined until it is known. */
  cv: Cv | null | undefined;
  children(links: QuotationLinks): ReactNode;
}

/** Each quotation opens the CV where it stands; closing that leads back to it. */
export function QuotedCv({ cvId, cv, isBlind, blindName, children }: QuotedCvProps) {
  const [quotation, setQuotation] = useState<Evidence | null>(null);
  const links = useMemo(() => linksInto(cv, setQuotation), [cv]);
  return (
    <>
      {children(links)}
      <CvDialog
        cvId={quotation && cvId}
        quotation={quotation}
        isBlind={isBlind}
        blindName={blindName}
        onClose={() => setQuotation(null)}
      />
    </>
  );
}
