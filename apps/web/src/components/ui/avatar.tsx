import { cn } from '#lib/class-names.ts';

export interface AvatarProps {
  name: string;
  imageUrl?: string | null;
  size?: 'sm' | 'md' | 'lg';
  /** Set where the name is not written beside it. */
  labelled?: boolean;
  className?: string;
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-xs', lg: 'size-12 text-base' };

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}

export function Avatar({ name, imageUrl, size = 'md', labelled = false, className }: AvatarProps) {
  const shape = cn('inline-flex shrink-0 rounded-full', sizes[size], className);
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt={labelled ? name : ''}
        referrerPolicy="no-referrer"
        className={cn(shape, 'object-cover')}
      />
    );
  }
  const drawn = cn(shape, 'items-center justify-center bg-neutral-soft font-semibold text-neutral-text');
  return labelled ? (
    <span role="img" aria-label={name} className={drawn}>
      {initialsOf(name)}
    </span>
  ) : (
    <span aria-hidden="true" className={drawn}>
      {initialsOf(name)}
    </span>
  );
}
