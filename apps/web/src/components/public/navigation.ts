/** The kinds of resources, by the last part of their address. */
export const resourceTypes = [
  { type: 'blog', label: 'Blog', blurb: 'Longer reads on hiring well and being hired well.' },
  { type: 'product-update', label: 'Product updates', blurb: 'What changed in Candela, and why.' },
  { type: 'news', label: 'News', blurb: 'Announcements and where to find us.' },
  { type: 'whitepapers', label: 'Whitepapers', blurb: 'Research you can take into a meeting.' },
] as const;

export const mainLinks = [
  { to: '/about', label: 'About' },
  { to: '/employers', label: 'Employers' },
  { to: '/candidates', label: 'Candidates' },
] as const;

export const demoRequestHref = (email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent('Request a Demo')}`;
