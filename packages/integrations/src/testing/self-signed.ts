import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of the encoding that certificates are written in (DER). */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.from(content.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x82]), length, content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const oids = {
  ecdsaWithSha256: bytes('06082a8648ce3d040302'),
  commonName: bytes('0603550403'),
  alternativeName: bytes('0603551d11'),
};
const utcTime = (at: Date) => der(0x17, Buffer.from(at.toISOString().replace(/\D/g, '').slice(2, 14).concat('Z')));
const day = 86_400_000;

/** A certificate for one name that is its own authority, valid today, and its key. Made anew each time: none is kept. */
export function createSelfSigned(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oids.ecdsaWithSha256);
  const subject = sequence(der(0x31, sequence(oids.commonName, der(0x0c, Buffer.from(name)))));
  const alternatives = sequence(oids.alternativeName, der(0x04, sequence(der(0x82, Buffer.from(name)))));
  const now = Date.now();
  const body = sequence(
    der(0xa0, bytes('020102')),
    bytes('020101'),
    algorithm,
    subject,
    sequence(utcTime(new Date(now - day)), utcTime(new Date(now + day))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternatives)),
  );
  const signature = der(0x03, bytes('00'), sign('sha256', body, privateKey));
  const encoded = sequence(body, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${encoded}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
