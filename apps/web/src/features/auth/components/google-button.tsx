import type { PublicRole } from '@candela/contract/auth/auth.schemas.ts';
import { useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import type { AuthParams } from '../auth-params.ts';
import { startGoogleSignIn } from '../google-sign-in.ts';
import { ReadyButton } from './ready-button.tsx';

/** Google's mark in the colour of the words around it; their guidelines allow it, and one accent a screen asks for it. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[18px] fill-current">
      <path d="M12.2 10.4v3.5h4.9a4.4 4.4 0 0 1-4.9 3.4 5.3 5.3 0 1 1 3.4-9.3l2.6-2.5A9 9 0 1 0 12.2 21c5.2 0 8.6-3.6 8.6-8.8 0-.6-.1-1.2-.2-1.8z" />
    </svg>
  );
}

export function GoogleButton({ role, params }: { role: PublicRole; params: AuthParams }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function leave() {
    setIsLeaving(true);
    setFailure(null);
    try {
      await startGoogleSignIn(role, params);
    } catch (error) {
      setIsLeaving(false);
      setFailure(toFailure(error, 'Authentication failed'));
    }
  }

  return (
    <div className="grid gap-3">
      <ReadyButton size="lg" block loading={isLeaving} onClick={leave} icon={<GoogleMark />} className="text-sm/5">
        Continue with Google
      </ReadyButton>
      <FormFailure failure={failure} />
    </div>
  );
}

export function OrDivider() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3 text-[13px]/5 text-subtle">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
