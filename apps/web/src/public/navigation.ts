export const mainLinks = [
  { to: '/about', label: 'About' },
  { to: '/employers', label: 'Employers' },
  { to: '/candidates', label: 'Candidates' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/try', label: 'Try it' },
] as const;

export const demoRequestHref = (email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent('Request a Demo')}`;
