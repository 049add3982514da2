import { type ParagraphLook, type RunLook, readParagraphLook, readRunLook } from './look.ts';
import { childOf, childrenOf, findBelow, settingOf, type XmlElement } from './read-xml.ts';

export interface Style {
  readonly paragraph: ParagraphLook;
  readonly run: RunLook;
}

export interface Styles {
  /** With everything it is based on; the default style when there is none of that name. */
  paragraph(id: string | undefined): Style;
  character(id: string | undefined): RunLook;
  /** Whether a table of this style paints its cells, which depends on their place in it. */
  paintsCells(id: string | undefined): boolean;
}

interface RawStyle extends Style {
  readonly basedOn: string | undefined;
  readonly name: string;
  readonly paintsCells: boolean;
}

/** Chains are three or four long; one that leads back to itself has no end. */
const LONGEST_CHAIN = 20;
const DEFAULT_SIZE = 10;

export function readStyles(root: XmlElement | undefined): Styles {
  const raw = new Map<string, RawStyle>();
  let defaultId: string | undefined;
  for (const style of childrenOf(root)) {
    const id = style.attributes['w:styleId'];
    if (style.name !== 'w:style' || id === undefined) continue;
    raw.set(id, readStyle(style));
    if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') defaultId ??= id;
  }
  const defaults = childOf(root, 'w:docDefaults');
  const base: Style = {
    paragraph: readParagraphLook(childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')),
    run: { size: DEFAULT_SIZE, ...readRunLook(childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr')) },
  };
  const chainOf = (id: string | undefined): RawStyle[] => {
    const chain: RawStyle[] = [];
    for (let next = id; next !== undefined && chain.length < LONGEST_CHAIN; ) {
      const style = raw.get(next);
      if (!style) break;
      chain.unshift(style);
      next = style.basedOn;
    }
    return chain;
  };
  const paragraphs = new Map<string, Style>();
  const characters = new Map<string, RunLook>();
  return {
    paragraph(id) {
      const known = raw.has(id ?? '') ? (id ?? '') : (defaultId ?? '');
      const found = paragraphs.get(known) ?? mergeStyles(base, chainOf(known));
      paragraphs.set(known, found);
      return found;
    },
    character(id) {
      if (id === undefined) return {};
      const found = characters.get(id) ?? Object.assign({}, ...chainOf(id).map(({ run }) => run));
      characters.set(id, found);
      return found;
    },
    paintsCells: (id) => chainOf(id).some((style) => style.paintsCells),
  };
}

function readStyle(style: XmlElement): RawStyle {
  const name = (settingOf(style, 'w:name') ?? '').toLowerCase();
  const paragraph = readParagraphLook(childOf(style, 'w:pPr'));
  // The built-in headings need not say their level; a title is a heading too.
  const level = /^heading ([1-9])$/.exec(name)?.[1] ?? (name === 'title' ? '1' : undefined);
  return {
    paragraph: level === undefined ? paragraph : { outline: Number(level), ...paragraph },
    run: readRunLook(childOf(style, 'w:rPr')),
    basedOn: settingOf(style, 'w:basedOn'),
    name,
    paintsCells: style.attributes['w:type'] === 'table' && findBelow(style, 'w:shd') !== undefined,
  };
}

function mergeStyles(base: Style, chain: readonly RawStyle[]): Style {
  return chain.reduce<Style>(
    (merged, { paragraph, run }) => ({
      paragraph: mergeParagraphs(merged.paragraph, paragraph),
      run: { ...merged.run, ...run },
    }),
    base,
  );
}

/** A list may be named by a style and its level by the paragraph. */
export function mergeParagraphs(below: ParagraphLook, above: ParagraphLook): ParagraphLook {
  const list = above.list && {
    id: above.list.id ?? below.list?.id,
    level: above.list.level ?? below.list?.level,
  };
  return { ...below, ...above, ...(list ? { list } : {}) };
}
