import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  getOwnSecondFactor,
  removeOwnSecondFactor,
} from '@candela/contract/auth/second-factor.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { useProof } from '#components/proof/use-proof.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { focusPage } from '#lib/focus-page.ts';
import { toast } from '#lib/toast.ts';
import { useFocusOnToggle } from '#lib/use-focus-on-toggle.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { QrCode } from '#ui/lazy-qr-code.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';

type Secret = RouteOutput<typeof beginOwnSecondFactor>;

/** A code from an app besides the password, for every account that wants one. */
export function SecondFactorSettings() {
  const state = useQuery(apiQuery(getOwnSecondFactor));
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  return (
    <Card
      title="Two-factor authentication"
      description="A code from an authenticator app, as well as your password."
      actions={state.data?.data.isOn && <Badge tone="success">On</Badge>}
    >
      <QueryState query={state} skeleton={<Skeleton className="h-9 w-48" />}>
        {({ data: { isOn } }) => (
          <div className="grid gap-5">
            {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
            {isOn ? <TurnOff onDone={() => setRecoveryCodes([])} /> : <TurnOn onCodes={setRecoveryCodes} />}
          </div>
        )}
      </QueryState>
    </Card>
  );
}

function TurnOn({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const [secret, setSecret] = useState<Secret>();
  const confirm = useChange({
    change: (code: string) => api.call(confirmOwnSecondFactor, { body: { code } }),
    invalidates: [getOwnSecondFactor],
    onSuccess: ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      // The form is gone.
      focusPage();
    },
  });
  const frame = useFocusOnToggle(secret !== undefined);
  if (!secret) return <BeginSetUp onSecret={setSecret} />;
  return (
    <div ref={frame} className="grid gap-4">
      <p>Scan this with your authenticator app, or type the key into it. Then type the code it shows.</p>
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <div className="flex flex-wrap items-center gap-3">
        <code className="font-mono text-[13px]/5 break-all">{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret.secret} label="Copy key" />
      </div>
      <CodeForm label="Turn on" send={(code) => confirm.mutateAsync(code)} />
    </div>
  );
}

function BeginSetUp({ onSecret }: { onSecret(secret: Secret): void }) {
  const { proof, proofFields, isAskingFor } = useProof();
  const begin = useChange({
    change: () => api.call(beginOwnSecondFactor, { body: proof }),
    invalidates: [],
    onSuccess: onSecret,
    onError: (error) => {
      if (!isAskingFor(error)) toast.error(toFailure(error, 'That did not work. Please try again.').message);
    },
  });
  return (
    <form
      className="grid max-w-sm gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate();
      }}
    >
      {proofFields}
      <Button type="submit" className="justify-self-start" loading={begin.isPending}>
        Set up an authenticator app
      </Button>
    </form>
  );
}

function TurnOff({ onDone }: { onDone(): void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange({
    change: (code: string) => api.call(removeOwnSecondFactor, { body: { code } }),
    invalidates: [getOwnSecondFactor],
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
      focusPage();
    },
  });
  const frame = useFocusOnToggle(isAsking);
  if (!isAsking) {
    return (
      <Button className="justify-self-start" onClick={() => setIsAsking(true)}>
        Turn off
      </Button>
    );
  }
  return (
    <div ref={frame} className="grid gap-3">
      <p>Enter a code from the app, or one of your recovery codes.</p>
      <CodeForm label="Turn off" send={(code) => remove.mutateAsync(code)} />
    </div>
  );
}

const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <div className="grid justify-items-start gap-3">
    <p>
      Keep these recovery codes in a safe place. Each signs you in once when you do not have the app, and they are not
      shown again.
    </p>
    <ul
      aria-label="Recovery codes"
      className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-line p-4 font-mono text-[15px]/6"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} label="Copy codes" />
  </div>
);
