/** The reason of a rejection that the candidate is told, as the mail says it. No schema here: dialogs load this file. */
export const sharedReason = (reason: string): string => `The reason we give: ${reason}`;

/** Before the greeting at the end. */
export const withReason = (paragraphs: readonly string[], reason: string | null): string[] => {
  if (reason === null) return [...paragraphs];
  const last = paragraphs.at(-1) ?? '';
  return [...paragraphs.slice(0, -1), sharedReason(reason), last];
};
