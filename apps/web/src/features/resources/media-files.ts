import { type Media, mediaMaxBytes } from '@candela/contract/resources/editor.routes.ts';

type MediaKind = Media['kind'];

const kinds: Readonly<Record<MediaKind, { types: readonly string[]; names: RegExp; refusal: string }>> = {
  image: {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    names: /\.(png|jpe?g|webp)$/i,
    refusal: 'Please choose a PNG, JPEG or WebP picture',
  },
  document: { types: ['application/pdf'], names: /\.pdf$/i, refusal: 'Please choose a PDF file' },
};

/** For the browser's file picker. */
export const acceptOf = (kind: MediaKind): string => kinds[kind].types.join(',');

/** Why a file cannot be used, before it travels; null when it may be. The server looks inside. */
export function refuseMedia(kind: MediaKind, file: { name: string; type: string; size: number }): string | null {
  const { types, names, refusal } = kinds[kind];
  if (file.type === '' ? !names.test(file.name) : !types.includes(file.type)) return refusal;
  if (file.size === 0) return 'The file is empty';
  if (file.size > mediaMaxBytes) return 'File too large. Max 10 MB';
  return null;
}

export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
