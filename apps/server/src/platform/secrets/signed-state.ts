import { z } from 'zod';
import { isSignature, signature } from './keys.ts';

interface CarriedState {
  /** Of the attempt, whose row is what the server acts on. */
  id: string;
  [name: string]: string | null;
}

/** What goes through an outside service and comes back with the browser: readable on the way, refused once it was changed. */
export function signState(key: Uint8Array, purpose: string, carried: CarriedState): string {
  const text = Buffer.from(JSON.stringify(carried)).toString('base64url');
  return `${text}.${signature(key, purpose, text)}`;
}

/** The attempt it was made for; null for a state that was not made here. */
export function readState(key: Uint8Array, purpose: string, state: string): string | null {
  const [text = '', signed = '', ...rest] = state.split('.');
  if (rest.length > 0 || !isSignature(signed, key, purpose, text)) return null;
  return z.object({ id: z.string() }).parse(JSON.parse(Buffer.from(text, 'base64url').toString())).id;
}
