import type { HeldMail } from '@candela/contract/mail/admin-mail.routes.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { counted } from '../format.ts';
import { type MailDecision, useMailDecision } from '../use-mail.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** This mail, or everything its organisation has written: released, or refused with a reason. */
export function MailDecisionButtons({ mail }: { mail: HeldMail }) {
  const decide = useMailDecision(mail.id);
  const [refusing, setRefusing] = useState<MailDecision['scope'] | null>(null);
  const say = ({ data }: { data: { count: number } }, word: string) =>
    void toast.success(`${counted(data.count, 'email')} ${word}`);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="primary"
        loading={decide.isPending}
        onClick={() =>
          decide.mutate(
            { decision: 'release', scope: 'mail' },
            {
              onSuccess: (answer) => say(answer, 'released'),
              onError: (error) => void toast.error(toFailure(error, 'That did not work. Please try again.').message),
            },
          )
        }
      >
        Release
      </Button>
      <ConfirmDialog
        tone="primary"
        trigger={<Button size="sm">Release all and trust</Button>}
        title={`Trust ${mail.organisationName}?`}
        description="All their held email is sent, and new email is no longer checked. The daily limit and complaints still count."
        confirmLabel="Release and trust"
        onConfirm={async () =>
          say(await decide.mutateAsync({ decision: 'release', scope: 'organisation' }), 'released')
        }
      />
      <Button size="sm" onClick={() => setRefusing('mail')}>
        Refuse
      </Button>
      <Button size="sm" variant="danger" onClick={() => setRefusing('organisation')}>
        Refuse all and pause
      </Button>
      {refusing && (
        <SuspendDialog
          title={refusing === 'mail' ? 'Refuse this email?' : `Refuse all email of ${mail.organisationName}?`}
          confirmLabel={refusing === 'mail' ? 'Refuse email' : 'Refuse and pause'}
          consequences={
            refusing === 'mail'
              ? ['It is never sent.']
              : ['Their held email is never sent.', 'New email waits until you resume them.']
          }
          onClose={() => setRefusing(null)}
          onSuspend={async (reason) =>
            say(await decide.mutateAsync({ decision: 'refuse', scope: refusing, reason }), 'refused')
          }
        />
      )}
    </div>
  );
}
