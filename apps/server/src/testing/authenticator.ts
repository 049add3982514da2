import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@candela/contract/passkeys/passkeys.routes.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userPresentAndVerified = 0x05;
const hasCredential = 0x40;

/** An authenticator in software, with one passkey for one site: it signs what it is given, as a real one would. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rpIdHash = hash(new URL(origin).hostname);
  let counter = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const head = (flags: number) => {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counted]);
  };
  const fields = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    create(challenge: string): NewPasskeyAnswer {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an elliptic key (2) for ES256 (-7) on P-256 (1).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        head(userPresentAndVerified | hasCredential),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        ...fields,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      };
    },

    sign(challenge: string): PasskeyAnswer {
      const data = clientData('webauthn.get', challenge);
      const authenticatorData = head(userPresentAndVerified);
      const signed = createSign('sha256').update(Buffer.concat([authenticatorData, hash(data)]));
      return {
        ...fields,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signed.sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}
