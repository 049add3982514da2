import type { StageMail } from '@candela/contract/process/process.routes.ts';
import { useState } from 'react';
import { applicationWords } from '#entities/application/application-words.ts';
import { cn } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { StageMailForm } from './stage-mail-form.tsx';

interface StageMailsCardProps {
  mails: readonly StageMail[];
  mayWrite: boolean;
}

/** The stages on one side, the mail of the chosen one on the other. */
export function StageMailsCard({ mails, mayWrite }: StageMailsCardProps) {
  const [chosen, setChosen] = useState<StageMail['status']>('rejected');
  const mail = mails.find(({ status }) => status === chosen);
  return (
    <Card
      title="Emails for each stage"
      description="What a candidate is told when their application moves. You can choose at each move; this is the default."
    >
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[13rem_minmax(0,1fr)]">
        <ul className="grid gap-0.5" aria-label="Stages">
          {mails.map(({ status, isSent, isOwn }) => (
            <li key={status}>
              <button
                type="button"
                aria-pressed={status === chosen}
                onClick={() => setChosen(status)}
                className={cn(
                  'flex w-full items-center justify-between gap-2 rounded-md px-2.5 py-2 text-left transition-colors',
                  status === chosen ? 'bg-neutral-soft font-medium' : 'text-muted hover:bg-hover hover:text-text',
                )}
              >
                <span className="min-w-0 truncate">
                  {applicationWords[status].label}
                  {isOwn && <span className="sr-only">, your own words</span>}
                </span>
                {isSent ? <Badge tone="success">Sent</Badge> : <Badge>Not sent</Badge>}
              </button>
            </li>
          ))}
        </ul>
        {mail && <StageMailForm key={`${mail.status} ${mail.isOwn}`} mail={mail} mayWrite={mayWrite} />}
      </div>
    </Card>
  );
}
