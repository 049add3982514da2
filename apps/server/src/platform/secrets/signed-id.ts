import { isSignature, signature } from './keys.ts';

export interface SignedIds {
  sign(id: string): string;
  /** The id, if it was signed here for the same purpose. */
  read(signed: string): string | null;
}

/** Everything of weight stays here; what travels is only a signed number of it. */
export const createSignedIds = (key: Uint8Array, purpose: string): SignedIds => ({
  sign: (id) => `${id}.${signature(key, purpose, id)}`,
  read(signed) {
    const [id, given] = signed.split('.');
    if (!id || !given || !/^[0-9a-f-]{36}$/.test(id)) return null;
    return isSignature(given, key, purpose, id) ? id : null;
  },
});
