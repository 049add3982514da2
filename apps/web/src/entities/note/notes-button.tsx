import { StickyNote } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { NotesPanel } from './notes-panel.tsx';

/** Notes and tags on a candidate whose CV is open. */
export const NotesButton = ({ candidateId }: { candidateId: string }) => (
  <Popover
    label="Notes and tags"
    align="end"
    className="max-h-[70dvh] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto"
    trigger={
      <Button size="sm" icon={<StickyNote aria-hidden="true" className="size-4" />}>
        Notes and tags
      </Button>
    }
  >
    <NotesPanel candidateId={candidateId} />
  </Popover>
);
