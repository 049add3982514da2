import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { applicantTools } from '#entities/application/applicant-tools.tsx';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { keyOf } from './board-state.ts';

export interface ColumnCvsProps {
  /** Whose CV is open; null keeps it closed. */
  card: ApplicationCard | null;
  column: readonly ApplicationCard[];
  onOpen(card: ApplicationCard): void;
  onClose(): void;
}

/** A CV over the board, with the next and the previous of its column. */
export function ColumnCvs({ card, column, onOpen, onClose }: ColumnCvsProps) {
  const readable = column.filter(({ cvId }) => cvId !== null);
  const place = card ? readable.findIndex((other) => keyOf(other) === keyOf(card)) : -1;
  const step = (by: number) => {
    const neighbour = place === -1 ? undefined : readable[place + by];
    return neighbour ? { open: () => onOpen(neighbour) } : undefined;
  };
  return (
    <CvDialog
      cvId={card?.cvId ?? null}
      onClose={onClose}
      onNext={step(1)?.open}
      onPrevious={step(-1)?.open}
      tools={applicantTools}
    />
  );
}
