/** Those who run the platform. */
export const adminOnly = { kind: 'signed-in', roles: ['admin'] } as const;
