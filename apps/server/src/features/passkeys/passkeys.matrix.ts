import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/passkeys/passkeys.routes.ts';
import { anyone, type MatrixRow, only, row, signedIn } from '../../testing/matrix.ts';
import { testPassword } from '../../testing/people.ts';

const fields = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const };
const newAnswer = { ...fields, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const answer = { ...fields, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };

export const passkeysMatrix: MatrixRow[] = [
  row(routes.beginPasskey, only(200, signedIn), () => ({ body: { currentPassword: testPassword } })),
  row(routes.addPasskey, only(400, signedIn), () => ({ body: { name: 'Laptop', answer: newAnswer } }), 'not begun'),
  row(routes.removePasskey, only(404, signedIn), () => ({ params: { id: randomUUID() }, body: {} }), 'absent'),
  row(routes.beginPasskeySignIn, anyone(200), () => ({})),
  row(routes.signInWithPasskey, anyone(400), () => ({ body: { answer } }), 'not begun'),
];
