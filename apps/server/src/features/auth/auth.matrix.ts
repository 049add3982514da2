import * as routes from '@candela/contract/auth/auth.routes.ts';
import * as profileRoutes from '@candela/contract/auth/profile.routes.ts';
import * as secondFactorRoutes from '@candela/contract/auth/second-factor.routes.ts';
import { anyone, type MatrixRow, members, only, row, signedIn } from '../../testing/matrix.ts';
import { testPassword } from '../../testing/people.ts';

const body = { email: 'nobody@matrix.test', role: 'candidate' as const };
const code = '000000';
const proof = { currentPassword: testPassword };
const recruiters = [...members, 'removedMember'] as const;

export const authMatrix: MatrixRow[] = [
  row(routes.login, anyone(401), () => ({ body: { ...body, password: 'not the password' } })),
  row(secondFactorRoutes.secondFactor, anyone(401), () => ({ body: { code } })),
  row(secondFactorRoutes.secondFactorSetup, anyone(401), () => ({})),
  row(secondFactorRoutes.confirmSecondFactor, anyone(401), () => ({ body: { code } })),
  row(routes.register, anyone(201), (_world, _app, kind) => ({
    body: {
      email: `new-${kind}@matrix.test`.toLowerCase(),
      role: 'candidate' as const,
      password: testPassword,
      firstName: 'N',
      lastName: 'N',
    },
  })),
  row(routes.confirm, anyone(400), () => ({ body: { ...body, code } })),
  row(routes.resendCode, anyone(200), () => ({ body })),
  row(routes.forgotPassword, anyone(200), () => ({ body })),
  row(routes.resetPassword, anyone(400), () => ({ body: { ...body, code, newPassword: testPassword } })),
  row(routes.refresh, anyone(401), () => ({})),
  row(routes.logout, anyone(200), () => ({})),
  row(routes.oauthState, anyone(200), () => ({ query: {} })),
  row(routes.oauthCallback, anyone(400), () => ({ query: { code: 'x', state: 'y' } })),
  row(secondFactorRoutes.beginOwnSecondFactor, only(200, signedIn), () => ({ body: proof })),
  row(secondFactorRoutes.confirmOwnSecondFactor, only(400, signedIn), () => ({ body: { code } })),
  row(secondFactorRoutes.removeOwnSecondFactor, only(400, signedIn), () => ({ body: { code } })),
  row(profileRoutes.updateProfile, only(200, recruiters), () => ({ body: { firstName: 'Sam' } })),
  row(profileRoutes.changeRecruiterEmail, only(200, recruiters), (_world, _app, kind) => ({
    body: { email: `other-${kind}@matrix.test`.toLowerCase(), ...proof },
  })),
  row(profileRoutes.changeCandidateEmail, only(200, ['candidate', 'otherCandidate']), (_world, _app, kind) => ({
    body: { email: `other-${kind}@matrix.test`.toLowerCase(), ...proof },
  })),
  row(profileRoutes.confirmEmailChange, only(400, signedIn), () => ({ body: { code } })),
  row(profileRoutes.cancelEmailChange, only(200, signedIn), () => ({})),
  row(routes.endOtherSessions, only(200, signedIn), () => ({})),
  row(
    routes.changePassword,
    only(200, signedIn),
    (world, _app, kind) => ({
      body: {
        // Each changes their own; the three without a valid token never get as far as the address.
        email: kind in world.people ? world.people[kind as keyof typeof world.people].email : body.email,
        newPassword: testPassword,
      },
    }),
    'own',
  ),
  row(
    routes.changePassword,
    only(403, signedIn),
    (world, _app, kind) => ({
      body: {
        email: (kind === 'candidate' ? world.people.otherCandidate : world.people.candidate).email,
        newPassword: testPassword,
      },
    }),
    "another account's",
  ),
];
