import * as contract from '@candela/contract/auth/auth.routes.ts';
import * as secondFactor from '@candela/contract/auth/second-factor.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { OauthService } from './oauth.service.ts';
import type { PasswordService } from './password.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionsService, StartedSession } from './sessions.service.ts';
import type { SignInService } from './sign-in.service.ts';

export interface AuthServices {
  signIn: SignInService;
  registration: RegistrationService;
  password: PasswordService;
  oauth: OauthService;
  sessions: SessionsService;
  secondFactors: SecondFactorService;
}

/** The same token twice: the specification reads either name. */
const toSignedIn = <Started extends StartedSession>(started: Started) => ({ ...started, token: started.accessToken });

export const authRoutes = (services: AuthServices): RouteBinding[] => [
  ...sessionRoutes(services),
  ...accountRoutes(services),
];

const sessionRoutes = ({ signIn, secondFactors, oauth, sessions }: AuthServices): RouteBinding[] => [
  bind(contract.login, async ({ body, request }) => toSignedIn(await signIn.signIn(body, request))),
  bind(secondFactor.secondFactor, async ({ body, request }) =>
    toSignedIn(await secondFactors.verify(body.code, request)),
  ),
  bind(secondFactor.secondFactorSetup, ({ request }) => secondFactors.setUp(request)),
  bind(secondFactor.confirmSecondFactor, async ({ body, request }) =>
    toSignedIn(await secondFactors.confirm(body.code, request)),
  ),
  bind(contract.refresh, ({ request }) => sessions.refresh(request)),
  bind(contract.logout, async ({ principal, request }) => {
    await sessions.end(principal, request);
    return { message: 'Signed out.' };
  }),
  bind(contract.oauthState, ({ query, request }) => oauth.begin(query, request)),
  bind(contract.oauthCallback, ({ query, request }) => oauth.finish(query, request)),
  bind(contract.listSessions, async ({ principal }) => ({ data: await sessions.list(principal) })),
  bind(contract.endOtherSessions, async ({ principal, request }) => ({
    message: 'Signed out everywhere else.',
    ended: await sessions.endOthers(principal, request),
  })),
];

const accountRoutes = ({ registration, password }: AuthServices): RouteBinding[] => [
  bind(contract.register, async ({ body, request }) => {
    await registration.register(body, request);
    return { message: 'Please check your email for a verification code.' };
  }),
  bind(contract.confirm, async ({ body, request }) => {
    const { next } = await registration.confirm(body, request);
    return { message: 'Your account is confirmed. You can sign in now.', next };
  }),
  bind(contract.resendCode, async ({ body, request }) => {
    await registration.resend(body, request);
    return { message: 'If a registration is waiting for this address, a new code is on its way.' };
  }),
  bind(contract.forgotPassword, async ({ body, request }) => {
    await password.forgot(body, request);
    return { message: 'If there is an account with this address, a code is on its way.' };
  }),
  bind(contract.resetPassword, async ({ body, request }) => {
    await password.reset(body, request);
    return { message: 'Your password has been changed. You can sign in now.' };
  }),
  bind(contract.changePassword, async ({ principal, body, request }) => {
    await password.change(principal, body, request);
    return { message: 'Password changed.' };
  }),
];
