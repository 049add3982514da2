import { z } from 'zod';

/** A place on a page: points from its top left corner. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
