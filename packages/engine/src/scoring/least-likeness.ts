import { focus, likenessFor, lineLikeness, titleLikeness } from './calibration.ts';
import { fullLikeness } from './likeness-units.ts';

/** From here on a line is about a query: about the job as a whole, about its title, about anything else asked for. */
export const neutralLikeness = Math.round(focus.neutral * fullLikeness);
export const leastTitleLikeness = likenessFor(focus.relevant, titleLikeness);
export const leastLikeness = likenessFor(focus.relevant, lineLikeness);
