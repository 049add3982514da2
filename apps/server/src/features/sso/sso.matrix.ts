import * as routes from '@candela/contract/sso/sso.routes.ts';
import { anyone, type MatrixRow, only, row } from '../../testing/matrix.ts';
import { testPassword } from '../../testing/people.ts';

const parents = ['parent', 'otherParent'] as const;
const connection = {
  issuer: 'https://login.matrix.test',
  clientId: 'candela',
  domain: 'matrix-sso.test',
  isRequired: false,
  currentPassword: testPassword,
};

export const ssoMatrix: MatrixRow[] = [
  row(routes.verifySsoDomain, only(404, parents), () => ({}), 'nothing connected'),
  row(routes.removeSso, only(404, parents), () => ({}), 'nothing connected'),
  row(
    routes.saveSso,
    only(404, ['parent'], { otherParent: 200 }),
    (world) => ({ body: { ...connection, companyId: world.otherCompanyId } }),
    'the company of another organisation',
  ),
  row(routes.saveSso, only(200, parents), () => ({ body: { ...connection, companyId: null } })),
  row(routes.beginSso, anyone(404), () => ({ body: { email: 'jo@unknown-domain.test' } }), 'an unknown domain'),
  row(
    routes.finishSso,
    anyone(400),
    (world) => ({ params: { id: world.organisationId }, body: { code: 'x', state: 'y' } }),
    'not begun',
  ),
];
