import type { Found } from '../../document/found.ts';
import { normaliseTitle } from '../../titles/normalise-title.ts';
import type { ExperienceEntry } from '../parsed-cv.ts';

const HOPED_FOR = /\b(?:aspiring|seeking|looking|graduate|student|future|open to|career chang)/iu;

/** "IT Support Engineer" below the name, and "Kier Group 2018-present": what one is called, one is called where one works now. */
export function withTitleOfHeadline(
  experience: readonly ExperienceEntry[],
  headline: Found<string> | undefined,
): ExperienceEntry[] {
  const [first, ...others] = experience;
  if (!first || !headline || first.title || !first.company || first.end !== 'present' || HOPED_FOR.test(headline.value))
    return [...experience];
  const [occupation] = normaliseTitle(headline.value);
  return [{ ...first, title: { ...headline, confidence: 0.6 }, ...(occupation && { occupation }) }, ...others];
}
