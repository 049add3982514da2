import sharp from 'sharp';
import { AppError } from '../../platform/errors.ts';

const widest = 1600;
/** A picture of 40 megapixels is larger than any screen; more is an attempt to fill our memory. */
const mostPixels = 40_000_000;
const formats = new Set(['png', 'jpeg', 'webp']);

// Files come one at a time and rarely: memory given back is worth more than speed kept.
sharp.cache(false);
sharp.concurrency(1);

export interface PreparedPicture {
  full: Buffer;
  small: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes whatever was uploaded and draws it anew, at most 1,600 pixels wide and once more at half of that. What comes
 * out is a picture and nothing else: no position, no camera, no second file hidden behind it.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await source.metadata();
    if (!formats.has(format ?? '')) throw new Error('format');
    const full = await source
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(full.data)
      .resize({ width: Math.max(1, Math.ceil(full.info.width / 2)) })
      .webp({ quality: 78 })
      .toBuffer();
    return { full: full.data, small, width: full.info.width, height: full.info.height };
  } catch (cause) {
    throw new AppError('INVALID_FILE', {
      message: 'This picture cannot be read. Please use PNG, JPEG or WebP, at most 40 megapixels.',
      cause,
    });
  }
}
