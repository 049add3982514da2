import { explainedFactorSchema, factorSchema, keyFactorSchema } from '@candela/contract/rankings/rankings.schemas.ts';
import { z } from 'zod';

/* What the JSON columns of a score hold, of a present one or a replaced one. */

export const factorsColumn = z.array(factorSchema);
export const keyFactorsColumn = z.array(keyFactorSchema);
/** Null until it was asked for. */
export const evidenceColumn = z.array(explainedFactorSchema).nullable();
