import { sameDirection } from '../encoder/line-codes.ts';

/** A cosine of 1. Likeness is a whole number, so that it is the same everywhere and in whatever order it is summed. */
export const fullLikeness = 8192;

/** From the encoder's finer numbers to those that eight sums side by side have room for. */
export const oneLikeness = (fine: number): number => (fine + 1) >> 1;
if (sameDirection !== fullLikeness * 2) throw new Error('The encoder counts likeness in other units');
