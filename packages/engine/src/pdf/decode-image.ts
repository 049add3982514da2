import type { OpenedPdf, PdfPage } from './open-pdf.ts';
import type { ImageSource } from './painted.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The mean of a square of pixels, 0 black to 255 white; -1 where there is nothing. */
  greyAt(column: number, row: number, reach: number): number;
}

interface RawImage {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
  readonly kind: number | undefined;
}

export async function decodeImage(pdf: OpenedPdf, page: PdfPage, source: ImageSource): Promise<Picture | undefined> {
  if (source.kind === 'named') {
    const raw = toRawImage(await loadNamed(page, source.name));
    return raw && toPicture(raw, readerOf(raw, pdf.imageKinds));
  }
  const raw = toRawImage(
    source.kind === 'mask' && isNamed(source.data) ? await loadNamed(page, source.data.data) : source.data,
  );
  if (!raw) return undefined;
  if (source.kind === 'inline') return toPicture(raw, readerOf(raw, pdf.imageKinds));
  const ink = source.isDark ? 0 : 255;
  const bit = bitReader(raw);
  return toPicture(raw, (column, row) => (bit(column, row) === 0 ? ink : -1));
}

const isNamed = (data: unknown): data is { data: string } =>
  typeof data === 'object' && data !== null && 'data' in data && typeof data.data === 'string';

/** Pictures used on several pages are kept with the document. */
function loadNamed(page: PdfPage, name: string): Promise<unknown> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, resolve);
  });
}

function toRawImage(value: unknown): RawImage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { width, height, data, kind } = value as Record<string, unknown>;
  const isUsable =
    typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0 && ArrayBuffer.isView(data);
  if (!isUsable) return undefined;
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { width, height, data: pixels, kind: typeof kind === 'number' ? kind : undefined };
}

type GreyReader = (column: number, row: number) => number;

function readerOf(raw: RawImage, kinds: OpenedPdf['imageKinds']): GreyReader {
  const { width, data, kind } = raw;
  if (kind === kinds.GRAYSCALE_1BPP) {
    const bit = bitReader(raw);
    return (column, row) => bit(column, row) * 255;
  }
  const channels = kind === kinds.RGBA_32BPP ? 4 : 3;
  return (column, row) => {
    const at = (row * width + column) * channels;
    const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    if (channels === 3) return grey;
    const alpha = (data[at + 3] ?? 255) / 255;
    return alpha === 0 ? -1 : grey * alpha + 255 * (1 - alpha);
  };
}

function bitReader({ width, data }: RawImage): GreyReader {
  const stride = (width + 7) >> 3;
  return (column, row) => ((data[row * stride + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;
}

function toPicture({ width, height }: RawImage, read: GreyReader): Picture {
  return {
    width,
    height,
    greyAt(column, row, reach) {
      let [sum, count] = [0, 0];
      for (let y = row; y < row + reach; y += 1) {
        for (let x = column; x < column + reach; x += 1) {
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const grey = read(x, y);
          if (grey < 0) continue;
          sum += grey;
          count += 1;
        }
      }
      return count === 0 ? -1 : Math.round(sum / count);
    },
  };
}
