import type { MailSender } from '@candela/contract/mail/admin-mail.routes.ts';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { useSenderPause } from '../use-mail.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Stops what an organisation writes to people outside, or lets it go on; either way with a reason. */
export function SenderPause({ sender }: { sender: MailSender }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useSenderPause(sender.organisationId);
  const isPaused = sender.pausedAt !== null;
  const word = isPaused ? 'Resume' : 'Pause';
  return (
    <>
      <Button size="sm" aria-label={`${word} email of ${sender.organisationName}`} onClick={() => setIsAsking(true)}>
        {word}
      </Button>
      {isAsking && (
        <SuspendDialog
          title={`${word} email of ${sender.organisationName}?`}
          confirmLabel={`${word} email`}
          consequences={
            isPaused
              ? [
                  `Paused because: ${sender.pauseReason ?? 'no reason was kept'}.`,
                  'Waiting email is sent, up to the daily limit.',
                  'The complaints so far no longer count towards the next pause.',
                ]
              : ['Email to candidates waits until you resume it.', 'They can keep working.']
          }
          onClose={() => setIsAsking(false)}
          onSuspend={async (reason) => {
            await change.mutateAsync({ isPaused: !isPaused, reason });
            toast.success(`Email of ${sender.organisationName} is ${isPaused ? 'resumed' : 'paused'}`);
          }}
        />
      )}
    </>
  );
}
