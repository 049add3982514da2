const words: Record<string, string> = {
  link: 'A web address',
  'look-alike': 'Look-alike letters',
  brand: 'A well-known name',
  'urgent-money': 'Urgency or money',
  'new-organisation': 'New organisation',
  'no-own-domain': 'No domain of its own',
};

/** What the rules found in a mail, for those who decide about it. */
export const findingInWords = (finding: string): string => words[finding] ?? finding;
