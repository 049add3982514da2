import type { Socials } from '@candela/contract/cvs/cvs.schemas.ts';

export interface SocialLink {
  name: keyof Socials;
  label: string;
  url: string;
}

const labels: Readonly<Record<keyof Socials, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  x: 'X',
  facebook: 'Facebook',
  website: 'Website',
};

/** `jane.dev` becomes an address; what is not one on the web (`javascript:`, a bare word) becomes nothing. */
export function toWebAddress(written: string): string | null {
  const text = written.trim();
  if (text === '') return null;
  const withScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
}

/** In the specification's order, only those that lead somewhere. */
export const socialLinks = (socials: Partial<Socials>): SocialLink[] =>
  (Object.keys(labels) as (keyof Socials)[]).flatMap((name) => {
    const url = toWebAddress(socials[name] ?? '');
    return url ? [{ name, label: labels[name], url }] : [];
  });
