import type { Line, LineRole, Page } from '../document/document.ts';

/** Of the page's height, from the top and from the bottom. */
const EDGE = 0.12;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|\|)\s*\d{1,3})?$|^[-–—]\s*\d{1,3}\s*[-–—]$/i;

/** Marks what stands at the same edge of most pages, and page numbers, as headers and footers. */
export function markRunningLines(pages: readonly Page[]): Page[] {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of page.lines) {
      const key = keyOf(line, page);
      if (key) seen.set(key, (seen.get(key) ?? new Set()).add(page.number));
    }
  }
  const fewest = Math.max(2, Math.ceil(pages.length * 0.6));
  const roleOf = (line: Line, page: Page): LineRole => {
    const edge = edgeOf(line, page);
    const key = keyOf(line, page);
    if (!edge || !key) return 'body';
    const isRepeated = (seen.get(key)?.size ?? 0) >= fewest;
    return isRepeated || PAGE_NUMBER.test(line.text.trim()) ? edge : 'body';
  };
  return pages.map((page) => ({ ...page, lines: page.lines.map((line) => ({ ...line, role: roleOf(line, page) })) }));
}

function edgeOf(line: Line, page: Page): 'header' | 'footer' | undefined {
  if (line.y + line.height < page.height * EDGE) return 'header';
  return line.y > page.height * (1 - EDGE) ? 'footer' : undefined;
}

/** The same words at the same height, whatever the page number in them. */
function keyOf(line: Line, page: Page): string | undefined {
  const edge = edgeOf(line, page);
  return edge && `${edge} ${Math.round(line.y / 6)} ${line.text.replace(/\d+/g, '#').toLowerCase()}`;
}
