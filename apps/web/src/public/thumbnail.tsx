import type { Picture } from '@candela/contract/resources/resources.schemas.ts';
import { LogoMark } from '#components/brand/logo-mark.tsx';
import { cn } from '#lib/class-names.ts';

export interface ThumbnailProps {
  picture: Picture | null;
  /** How wide it is drawn, for the browser to choose a file by. */
  sizes: string;
  /** The page's first and largest picture: fetched at once. Every other waits until it is nearly seen. */
  isLeading?: boolean;
  className?: string;
}

/** Always 16 to 9, whatever was uploaded, so that nothing moves when it arrives. It adds nothing to the title: no words. */
export function Thumbnail({ picture, sizes, isLeading = false, className }: ThumbnailProps) {
  const frame = cn('block aspect-video w-full overflow-hidden rounded-lg border border-line bg-sunken', className);
  if (!picture) {
    return (
      <span aria-hidden="true" className={cn(frame, 'grid place-items-center text-subtle')}>
        <LogoMark className="size-12" tone="single" />
      </span>
    );
  }
  const { url, smallUrl, width, height } = picture;
  return (
    <img
      src={url}
      srcSet={`${smallUrl} ${Math.round(width / 2)}w, ${url} ${width}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      decoding="async"
      {...(isLeading ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className={cn(frame, 'object-cover')}
    />
  );
}
