import { beginPasskeySignIn, signInWithPasskey } from '@candela/contract/passkeys/passkeys.routes.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { askPasskey, isGivenUp } from '#lib/passkeys.ts';
import { Alert } from '#ui/alert.tsx';
import { startSession } from '../session-lifecycle.ts';
import { ReadyButton } from './ready-button.tsx';

/** Signs in with a passkey of this device or of a phone nearby; whose account it is, the passkey says. */
export function PasskeyButton({ label = 'Sign in with a passkey' }: { label?: string }) {
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const signIn = async () => {
    setIsAsking(true);
    setFailure(undefined);
    try {
      const { data } = await api.call(beginPasskeySignIn);
      const answer = await askPasskey(data);
      const { accessToken, user } = await api.call(signInWithPasskey, { body: { answer } });
      startSession(accessToken, user);
    } catch (error) {
      setIsAsking(false);
      if (!isGivenUp(error)) setFailure(toFailure(error, 'Signing in with a passkey failed').message);
    }
  };
  return (
    <div className="grid gap-3">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <ReadyButton
        size="lg"
        block
        loading={isAsking}
        onClick={signIn}
        icon={<KeyRound className="size-4" />}
        className="text-sm/5"
      >
        {label}
      </ReadyButton>
    </div>
  );
}
