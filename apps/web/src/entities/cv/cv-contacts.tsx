import type { Socials } from '@candela/contract/cvs/cvs.schemas.ts';
import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import { cn } from '#lib/class-names.ts';
import { socialLinks } from './social-links.ts';

export interface CvContactsProps {
  person: { email: string; phone: string; address: string; socials: Socials };
  className?: string;
}

const item = 'inline-flex min-h-6 items-center gap-1.5 wrap-anywhere pointer-coarse:min-h-10';
const link = cn(item, 'underline decoration-line-strong/60 underline-offset-3 hover:decoration-current');

export function CvContacts({ person: { email, phone, address, socials }, className }: CvContactsProps) {
  const links = socialLinks(socials);
  if (!email && !phone && !address && links.length === 0) return null;
  return (
    <ul
      aria-label="Contact"
      className={cn(
        'flex flex-wrap gap-x-5 gap-y-1 text-sm/5 pointer-coarse:gap-y-0 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted',
        className,
      )}
    >
      {email && (
        <li>
          <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
            <Mail aria-hidden="true" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            <Phone aria-hidden="true" />
            {phone}
          </a>
        </li>
      )}
      {address && (
        <li className={item}>
          <MapPin aria-hidden="true" />
          {address}
        </li>
      )}
      {links.map(({ name, label, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={link}>
            <Globe aria-hidden="true" />
            {label}
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
