import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { CircleCheck, PencilLine } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { dayText, fullText } from './cv-text.ts';

/** Where the CV comes from and what its owner has said about it. */
export function CvOrigin({
  cv,
}: {
  cv: Pick<Cv, 'fileName' | 'readingNote' | 'createdAt' | 'editedAt' | 'confirmedAt'>;
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-[13px]/5 text-muted">
      <p className="min-w-0 wrap-anywhere">
        {cv.fileName && <span className="text-text">{cv.fileName} · </span>}
        <time dateTime={cv.createdAt} title={fullText(cv.createdAt)}>
          {dayText(cv.createdAt)}
        </time>
      </p>
      {cv.confirmedAt && (
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          Confirmed {dayText(cv.confirmedAt)}
        </Badge>
      )}
      {cv.editedAt && <Badge icon={<PencilLine aria-hidden="true" />}>Edited {dayText(cv.editedAt)}</Badge>}
      {cv.readingNote && <p className="basis-full">{cv.readingNote}</p>}
    </div>
  );
}
