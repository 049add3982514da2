import type { Picture, ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { FileText, Megaphone, Newspaper, PenLine } from 'lucide-react';

const icons: Record<ResourceType, typeof FileText> = {
  blog: PenLine,
  'product-update': Megaphone,
  news: Newspaper,
  whitepapers: FileText,
};

interface ResourceThumbnailProps {
  picture: Picture | null;
  type: ResourceType;
}

/** The title beside it says what it is: the picture itself is silent. */
export function ResourceThumbnail({ picture, type }: ResourceThumbnailProps) {
  const Icon = icons[type];
  return (
    <span className="inline-flex h-9 w-14 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-sunken text-subtle">
      {picture ? (
        <img src={picture.smallUrl} alt="" width={56} height={36} loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon aria-hidden="true" className="size-4" />
      )}
    </span>
  );
}
