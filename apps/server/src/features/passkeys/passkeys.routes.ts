import * as contract from '@candela/contract/passkeys/passkeys.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { PasskeySignInService } from './passkey-sign-in.service.ts';
import type { PasskeysService } from './passkeys.service.ts';

export const passkeyRoutes = (passkeys: PasskeysService, signIn: PasskeySignInService): RouteBinding[] => [
  bind(contract.listPasskeys, async ({ principal }) => ({ data: await passkeys.list(principal) })),
  bind(contract.beginPasskey, async ({ principal, body, request }) => ({
    data: await passkeys.begin(principal, body, request),
  })),
  bind(contract.addPasskey, async ({ principal, body, request }) => ({
    data: await passkeys.add(principal, body, request),
  })),
  bind(contract.removePasskey, async ({ principal, params, body, request }) => {
    await passkeys.remove(principal, params.id, body, request);
    return { message: 'Passkey removed' };
  }),
  bind(contract.beginPasskeySignIn, async ({ request }) => ({ data: await signIn.begin(request) })),
  bind(contract.signInWithPasskey, async ({ body, request }) => {
    const started = await signIn.signIn(body.answer, request);
    return { ...started, token: started.accessToken };
  }),
];
