import { peopleOnlyText } from '@candela/contract/rankings/rankings.schemas.ts';

/** A match score in whole percent, or a dash while there is none. */
export const scoreText = (score: number | null): string => (score === null ? '–' : `${Math.round(score)}%`);

/** The same of an application: a candidate who objected has none, and that is said. */
export const matchText = ({
  match_score,
  isPeopleOnly,
}: {
  match_score: number | null;
  isPeopleOnly: boolean;
}): string => (isPeopleOnly ? peopleOnlyText : scoreText(match_score));
