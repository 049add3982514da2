import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/api-keys/api-keys.routes.ts';
import { type MatrixRow, only, row } from '../../testing/matrix.ts';
import { testPassword } from '../../testing/people.ts';

const parents = ['parent', 'otherParent'] as const;

export const apiKeysMatrix: MatrixRow[] = [
  row(routes.createApiKey, only(201, parents), () => ({
    body: { name: 'Matrix', permissions: ['job.read' as const], currentPassword: testPassword },
  })),
  row(routes.revokeApiKey, only(404, parents), () => ({ params: { id: randomUUID() } }), 'absent'),
];
