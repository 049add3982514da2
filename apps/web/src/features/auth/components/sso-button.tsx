import { Building } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import type { AuthParams } from '../auth-params.ts';
import { ReadyButton } from './ready-button.tsx';

/** Most people sign in another way: the form comes when it is asked for. */
const SsoForm = lazy(async () => ({ default: (await import('./sso-form.tsx')).SsoForm }));

/** Signs in through the identity provider of one's organisation, which the address tells. */
export function SsoButton({ email, params }: { email: string; params: AuthParams }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Spinner label="Loading" className="mx-auto" />}>
        <SsoForm email={email} params={params} />
      </Suspense>
    );
  return (
    <ReadyButton
      size="lg"
      block
      icon={<Building className="size-4" />}
      className="text-sm/5"
      onClick={() => setIsOpen(true)}
    >
      Sign in with single sign-on
    </ReadyButton>
  );
}
