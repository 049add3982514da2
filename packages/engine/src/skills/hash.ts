/** 32 bits of a text (FNV-1a, then mixed): the models keep these instead of words. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return mix(hash);
}

/** One number of two; their order matters. */
export const combine = (a: number, b: number): number => mix(Math.imul(a, 0x9e3779b1) ^ b);

function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
