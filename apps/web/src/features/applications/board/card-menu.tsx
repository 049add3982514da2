import {
  type ApplicationCard,
  type ApplicationStatus,
  boardStatuses,
} from '@candela/contract/applications/applications.schemas.ts';
import { Ellipsis } from 'lucide-react';
import { IfMay } from '#components/if-may.tsx';
import { applicationWords } from '#entities/application/application-words.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export interface CardMenuProps {
  card: ApplicationCard;
  onMove(card: ApplicationCard, to: ApplicationStatus): void;
  onSelect(card: ApplicationCard): void;
}

/** Every move without dragging; hired and rejected have no column of their own. */
export function CardMenu({ card, onMove, onSelect }: CardMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`Actions for ${card.name}`} size="sm" className="-mr-1.5">
          <Ellipsis />
        </IconButton>
      }
    >
      <IfMay permission="application.move">
        <MenuLabel>Move to</MenuLabel>
        {boardStatuses
          .filter((status) => status !== card.status)
          .map((status) => (
            <MenuItem key={status} onSelect={() => onMove(card, status)}>
              {applicationWords[status].label}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem onSelect={() => onMove(card, 'hired')}>Hired</MenuItem>
        <MenuItem danger onSelect={() => onMove(card, 'rejected')}>
          Rejected…
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onSelect(card)}>Select</MenuItem>
      </IfMay>
      <MenuItem to={`/dashboard/candidates/${card.candidateId}`}>Open profile</MenuItem>
    </DropdownMenu>
  );
}
