export const roles = ['candidate', 'recruiter', 'admin'] as const;
export type Role = (typeof roles)[number];
