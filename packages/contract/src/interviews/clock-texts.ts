/** What is said of a time that is no moment on the clocks of its zone, wherever it was typed. */
export const clockTexts = {
  skipped: (zone: string) => `This time does not exist in ${zone}: the clocks go forward.`,
  twice: (zone: string) => `This time happens twice in ${zone}: the clocks go back. Please choose another.`,
} as const;
