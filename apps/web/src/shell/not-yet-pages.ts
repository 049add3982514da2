/** What each page will hold once it is built: said plainly, so that no one looks for what is not there. */
export const notYetPages = {
  reports: {
    title: 'Reports',
    summary: 'Pre-interview reports.',
    points: ['Choose a job and a person, and have a report written', 'Download every report you started'],
  },
} as const satisfies Record<string, { title: string; summary: string; points: readonly string[] }>;

export type NotYetPageId = keyof typeof notYetPages;
