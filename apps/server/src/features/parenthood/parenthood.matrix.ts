import { randomUUID } from 'node:crypto';
import { handOverParenthood } from '@candela/contract/parenthood/parenthood.routes.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';
import { createMember, testPassword } from '../../testing/people.ts';

const currentPassword = testPassword;
const parents = ['parent', 'otherParent', 'lapsedParent'] as const;

export const parenthoodMatrix: MatrixRow[] = [
  row(
    handOverParenthood,
    only(404, parents),
    () => ({ body: { userId: randomUUID(), currentPassword } }),
    'an account that is no member',
  ),
  row(
    handOverParenthood,
    only(404, ['otherParent', 'lapsedParent'], { parent: 409 }),
    async (world, app) => ({
      body: {
        userId: (await createMember(app, world.organisationId, world.companyId, 'viewer')).accountId,
        currentPassword,
      },
    }),
    'a viewer of the first organisation',
  ),
];
