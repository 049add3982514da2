/** Which characters a TrueType or OpenType font has, from its character map (formats 4 and 12). */
export function readCoverage(font: Buffer): (codePoint: number) => boolean {
  const table = findTable(font, 'cmap');
  if (table === undefined) return () => false;
  const subtables = Array.from({ length: font.readUInt16BE(table + 2) }, (_, at) => ({
    format: font.readUInt16BE(table + font.readUInt32BE(table + 8 + at * 8)),
    at: table + font.readUInt32BE(table + 8 + at * 8),
  }));
  const wide = subtables.find(({ format }) => format === 12);
  if (wide) return within(readGroups(font, wide.at));
  const narrow = subtables.find(({ format }) => format === 4);
  return narrow ? within(readSegments(font, narrow.at)) : () => false;
}

type Range = readonly [from: number, to: number];

function findTable(font: Buffer, tag: string): number | undefined {
  for (let at = 12, end = 12 + font.readUInt16BE(4) * 16; at < end; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  return undefined;
}

const readGroups = (font: Buffer, at: number): Range[] =>
  Array.from(
    { length: font.readUInt32BE(at + 12) },
    (_, group): Range => [font.readUInt32BE(at + 16 + group * 12), font.readUInt32BE(at + 20 + group * 12)],
  );

function readSegments(font: Buffer, at: number): Range[] {
  const count = font.readUInt16BE(at + 6) / 2;
  return Array.from(
    { length: count },
    (_, segment): Range => [
      font.readUInt16BE(at + 16 + (count + segment) * 2),
      font.readUInt16BE(at + 14 + segment * 2),
    ],
  ).filter(([from]) => from !== 0xffff);
}

/** The ranges of a character map stand in order. */
const within =
  (ranges: readonly Range[]) =>
  (codePoint: number): boolean => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= codePoint;
  };
