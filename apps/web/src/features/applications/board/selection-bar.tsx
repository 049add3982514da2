import { type ApplicationStatus, boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { mostMoves } from '@candela/contract/applications/moves.routes.ts';
import { ArrowRight, X } from 'lucide-react';
import { applicationWords } from '#entities/application/application-words.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export interface SelectionBarProps {
  count: number;
  onMove(to: ApplicationStatus): void;
  onEnd(): void;
}

const selectedText = (count: number): string => {
  if (count === 0) return 'Choose candidates on the board';
  return count < mostMoves ? `${count} selected` : `${count} selected: the most at once`;
};

/** What can be done with the chosen cards; in sight wherever the board is scrolled to. */
export function SelectionBar({ count, onMove, onEnd }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected candidates"
      className="sticky bottom-3 z-10 mt-3 flex items-center gap-2 rounded-lg border border-line bg-raised p-2 pl-4 shadow-popover"
    >
      <span role="status" className="tabular flex-1 font-medium">
        {selectedText(count)}
      </span>
      <DropdownMenu
        side="top"
        trigger={
          <Button disabled={count === 0} icon={<ArrowRight aria-hidden="true" className="size-4" />}>
            Move to
          </Button>
        }
      >
        {boardStatuses.map((status) => (
          <MenuItem key={status} onSelect={() => onMove(status)}>
            {applicationWords[status].label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => onMove('hired')}>Hired</MenuItem>
        <MenuItem danger onSelect={() => onMove('rejected')}>
          Rejected…
        </MenuItem>
      </DropdownMenu>
      <IconButton label="End selection" onClick={onEnd}>
        <X />
      </IconButton>
    </section>
  );
}
