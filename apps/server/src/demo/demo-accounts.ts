/** The accounts of the demonstration data; they exist only where it was seeded. */
export const demoPassword = 'Candela-demo-1';

export const demoAccounts = {
  recruiter: { email: 'recruiter@demo.candela.test', role: 'recruiter', firstName: 'Rosalind', lastName: 'Achebe' },
  teammate: { email: 'teammate@demo.candela.test', role: 'recruiter', firstName: 'Tomasz', lastName: 'Lindqvist' },
  free: { email: 'free@demo.candela.test', role: 'recruiter', firstName: 'Farida', lastName: 'Wren' },
  candidate: { email: 'candidate@demo.candela.test', role: 'candidate', firstName: 'Callum', lastName: 'Osei' },
  admin: { email: 'admin@demo.candela.test', role: 'admin', firstName: 'Ada', lastName: 'Keeper' },
} as const;

/** Offered by the local account chooser, which stands in for Google. */
export const demoSuggestions = async () =>
  [demoAccounts.candidate, demoAccounts.recruiter].map(({ email, firstName, lastName }) => ({
    email,
    firstName,
    lastName,
  }));
