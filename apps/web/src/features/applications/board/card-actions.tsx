import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { FileText } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export interface CardActionsProps {
  card: ApplicationCard;
  onOpenCv(card: ApplicationCard): void;
}

/** What can be done with one card besides moving it. */
export function CardActions({ card, onOpenCv }: CardActionsProps) {
  if (!card.cvId) return null;
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2"
        icon={<FileText aria-hidden="true" className="size-4" />}
        aria-label={`View CV of ${card.name}`}
        onClick={() => onOpenCv(card)}
      >
        View CV
      </Button>
    </div>
  );
}
