/** What each page will hold once it is built: said plainly, so that no one looks for what is not there. */
export const notYetPages = {
  calendar: {
    title: 'Calendar',
    summary: 'Interviews, week by week.',
    points: [
      'Connect Google Calendar, or disconnect it again',
      'This week’s interviews with times, places and links',
      'Ask for a new time, or agree to one',
    ],
  },
  reports: {
    title: 'Reports',
    summary: 'Pre-interview reports.',
    points: ['Choose a job and a person, and have a report written', 'Download every report you started'],
  },
  billing: {
    title: 'Billing',
    summary: 'Your plan, what it allows and what you use.',
    points: ['Team members, active jobs and companies against your limits', 'Change the plan, manage payment'],
  },
} as const satisfies Record<string, { title: string; summary: string; points: readonly string[] }>;

export type NotYetPageId = keyof typeof notYetPages;
