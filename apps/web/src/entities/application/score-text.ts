/** A match score in whole percent, or a dash while there is none. */
export const scoreText = (score: number | null): string => (score === null ? '–' : `${Math.round(score)}%`);
