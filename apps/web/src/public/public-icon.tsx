import { cn } from '#lib/class-names.ts';
import sprite from './icons.svg?url';

export interface PublicIconProps {
  name:
    | 'arrow-right'
    | 'arrow-up-right'
    | 'check'
    | 'chevron-down'
    | 'circle-check'
    | 'circle-dot'
    | 'menu'
    | 'monitor'
    | 'moon'
    | 'sun';
  className?: string;
}

/** An icon of the product's one set, from a sprite: public pages load no script for them. Always decorative. */
export function PublicIcon({ name, className }: PublicIconProps) {
  return (
    <svg aria-hidden="true" className={cn('shrink-0', className ?? 'size-4')}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
