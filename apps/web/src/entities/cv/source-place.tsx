import type { Cv, FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { X } from 'lucide-react';
import { cn } from '#lib/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { confidenceWords, fieldName } from './field-sources.ts';
import type { OriginalDocument } from './original-document.ts';
import { PageMap } from './page-map.tsx';
import { PageOutline } from './page-outline.tsx';

export interface SourcePlaceProps {
  cv: Pick<Cv, 'pages' | 'sources'>;
  shown: readonly FieldSource[];
  original?: OriginalDocument | undefined;
}

/** Beside the CV: the pages, and what was read from the marked place. */
export function SourcePlacePanel({ cv, shown, original }: SourcePlaceProps) {
  return (
    <aside aria-label="Where it was found" className="flex max-h-full min-h-0 w-full flex-col gap-3">
      <div aria-live="polite" className={cn('shrink-0', original ? 'min-h-16' : 'min-h-24')}>
        {shown[0] ? <Words source={shown[0]} /> : <Invitation />}
      </div>
      <PageMap cv={cv} shown={shown} original={original} />
    </aside>
  );
}

/** On a narrow screen: the one page that matters, at the foot, until it is closed. */
export function SourcePlaceBar({ cv, shown, onClose }: SourcePlaceProps & { onClose(): void }) {
  const source = shown[0];
  if (!source) return null;
  return (
    <aside
      aria-label="Where it was found"
      className="flex items-start gap-3 rounded-lg border border-line bg-raised p-3 shadow-popover"
    >
      <PageOutline cv={cv} number={source.page} shown={shown} className="!w-24 shrink-0" />
      <div aria-live="polite" className="min-w-0 flex-1">
        <Words source={source} />
      </div>
      <IconButton label="Close" size="sm" onClick={onClose}>
        <X />
      </IconButton>
    </aside>
  );
}

function Words({ source }: { source: FieldSource }) {
  return (
    <div className="grid gap-1.5 text-[13px]/5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{fieldName(source.field)}</span>
        <span className="text-muted">Page {source.page}</span>
      </p>
      <blockquote className="line-clamp-4 border-l-2 border-accent pl-2.5 break-words">{source.quote}</blockquote>
      <p className="text-muted">{confidenceWords(source)}</p>
    </div>
  );
}

const Invitation = () => (
  <div className="grid gap-1 text-[13px]/5">
    <p className="font-semibold">Where it was found</p>
    <p className="text-muted">Point at any text to see where it is in the document.</p>
  </div>
);
