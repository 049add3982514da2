import * as contract from '@candela/contract/sso/sso.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { SsoService } from './sso.service.ts';
import type { SsoSignIn } from './sso-sign-in.service.ts';

export const ssoRoutes = (sso: SsoService, signIn: SsoSignIn): RouteBinding[] => [
  bind(contract.getSso, async ({ principal }) => ({ data: await sso.read(principal) })),
  bind(contract.saveSso, async ({ principal, body }) => ({ data: await sso.save(principal, body) })),
  bind(contract.verifySsoDomain, async ({ principal }) => ({ data: await sso.verifyDomain(principal) })),
  bind(contract.removeSso, async ({ principal }) => {
    await sso.remove(principal);
    return { message: 'Single sign-on is off.' };
  }),
  bind(contract.beginSso, ({ body, request }) => signIn.begin(body, request)),
  bind(contract.finishSso, ({ params, body, request }) =>
    signIn.finish({ organisationId: params.id, ...body }, request),
  ),
];
