import { isSignature, signature } from './keys.ts';

/** Everything of weight stays here; what travels is only a signed number of it. */
export const createSignedIds = (key: Uint8Array, purpose: string) => ({
  sign: (id: string): string => `${id}.${signature(key, purpose, id)}`,
  /** The id, if it was signed here for the same purpose. */
  read(signed: string): string | null {
    const [id, given] = signed.split('.');
    if (!id || !given || !/^[0-9a-f-]{36}$/.test(id)) return null;
    return isSignature(given, key, purpose, id) ? id : null;
  },
});

export type SignedIds = ReturnType<typeof createSignedIds>;
