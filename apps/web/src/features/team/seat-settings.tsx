import { useState } from 'react';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { SeatUsage } from './seat-usage.tsx';

/** The team in the settings: seats for all recruiters, inviting and billing for the parent. */
export function SeatSettings() {
  const mayInvite = useMay('team.invite');
  const mayPay = useMay('billing.manage');
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Card
      title="Team"
      actions={
        <>
          {mayInvite && (
            <Dialog
              open={isInviting}
              onOpenChange={setIsInviting}
              trigger={<Button size="sm">Invite teammate</Button>}
              title="Invite teammate"
            >
              <InviteForm onSent={() => setIsInviting(false)} isInDialog />
            </Dialog>
          )}
          {mayPay && (
            <ButtonLink to="/billing" size="sm">
              Billing
            </ButtonLink>
          )}
        </>
      }
    >
      <SeatUsage label="Team seats" />
    </Card>
  );
}
