import { DocumentUnreadable } from '../document/document-unreadable.ts';
import type { FlowCell, Paragraph, Run } from '../flow/flow.ts';
import { isSymbolFont, symbolText, textInSymbolFont } from '../flow/symbols.ts';
import { type ParagraphLook, type RunLook, readParagraphLook, readRunLook } from './look.ts';
import { toLink } from './parts.ts';
import { childOf, childrenOf, isOn, settingOf, type XmlElement } from './read-xml.ts';
import type { Story, Surroundings } from './story.ts';
import { mergeParagraphs } from './styles.ts';
import { whyHidden } from './visibility.ts';

export type Break = 'page' | 'column';

/** A paragraph up to the next forced break, and what is anchored in it. */
export interface ReadParagraph {
  readonly breaksBefore: boolean;
  /** Each but the last ends with a break. */
  readonly parts: readonly { readonly paragraph: Paragraph; readonly endsWith: Break | undefined }[];
  readonly drawings: readonly XmlElement[];
  /** Word last set the rest of it on the next page. */
  readonly endsOnNextPage: boolean;
}

/** Deleted, or said to the program and not to the reader. */
const LEFT_OUT = new Set([
  'w:pPr',
  'w:rPr',
  'w:del',
  'w:moveFrom',
  'w:delText',
  'w:instrText',
  'w:delInstrText',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:rt',
  'w:fldData',
  'w:ffData',
]);

const WIDE_GAP = /[ \u00a0]{4,}/;
const DEFAULT_TAB = 36;
const DEEPEST_FIELD = 50;

export function readParagraph(element: XmlElement, story: Story, surroundings: Surroundings): ReadParagraph {
  const { context } = story;
  const properties = childOf(element, 'w:pPr');
  const style = context.styles.paragraph(settingOf(properties, 'w:pStyle'));
  const look = mergeParagraphs(style.paragraph, readParagraphLook(properties));
  const collector = new Collector(story, surroundings, look);
  collector.walk(element, style.run, undefined);
  const list = readListItem(look, story, collector.hasText);
  const parts = collector.finish();
  const indent = Math.max(0, (list?.left ?? look.left ?? 0) + (list ? 0 : Math.max(0, look.firstLine ?? 0)));
  return {
    breaksBefore: look.breaksPage === true || collector.startsOnNextPage,
    endsOnNextPage: collector.endsOnNextPage,
    drawings: collector.drawings,
    parts: parts.map(({ lines, endsWith, tabs }, index) => ({
      endsWith,
      paragraph: {
        lines,
        bullet: index === 0 ? list?.mark : undefined,
        heading: look.outline,
        indent: indent + tabs * DEFAULT_TAB,
        spaceBefore: index === 0 ? clampSpace(look.before) : 0,
        spaceAfter: index === parts.length - 1 ? clampSpace(look.after) : 0,
        fontSize: style.run.size ?? 10,
        continues: index > 0,
      },
    })),
  };
}

const clampSpace = (space = 0): number => Math.min(200, Math.max(0, space));

function readListItem(look: ParagraphLook, { context }: Story, hasText: boolean) {
  const { id, level = 0 } = look.list ?? {};
  if (id === undefined || id === '0' || !hasText) return undefined;
  return { mark: context.numbering.next(id, level), left: look.left ?? context.numbering.indentOf(id, level) };
}

interface OpenPart {
  lines: FlowCell[][];
  endsWith: Break | undefined;
  /** In front of the first word. */
  tabs: number;
}

/** Walks through a paragraph and gathers what can be read of it, run by run. */
class Collector {
  readonly drawings: XmlElement[] = [];
  startsOnNextPage = false;
  endsOnNextPage = false;
  hasText = false;
  readonly #story: Story;
  readonly #surroundings: Surroundings;
  readonly #look: ParagraphLook;
  readonly #parts: OpenPart[] = [{ lines: [], endsWith: undefined, tabs: 0 }];
  #cells: Run[][] = [[]];

  constructor(story: Story, surroundings: Surroundings, look: ParagraphLook) {
    this.#story = story;
    this.#surroundings = surroundings;
    this.#look = look;
  }

  walk(element: XmlElement, inherited: RunLook, link: string | undefined): void {
    for (const child of childrenOf(element)) this.#visit(child, inherited, link);
  }

  finish(): readonly OpenPart[] {
    this.#endLine();
    return this.#parts;
  }

  #visit(element: XmlElement, inherited: RunLook, link: string | undefined): void {
    const { name, attributes } = element;
    if (LEFT_OUT.has(name)) {
      if (name === 'w:instrText') this.#addCode(element);
      return;
    }
    if (name === 'w:r' || name === 'm:r') this.#visitRun(element, inherited, link);
    else if (name === 'w:hyperlink') {
      const target = this.#story.links.get(attributes['r:id'] ?? '');
      this.walk(element, inherited, toLink(target?.isExternal ? target.target : undefined) ?? link);
    } else if (name === 'w:bdo' && attributes['w:val'] === 'rtl') {
      this.#addText('\u202e', inherited, link);
      this.walk(element, inherited, link);
      this.#addText('\u202c', inherited, link);
    } else if (name === 'mc:AlternateContent') {
      const chosen = chooseContent(element);
      if (chosen) this.walk(chosen, inherited, link);
    } else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') {
      if (!this.#isInCode()) this.drawings.push(element);
    } else if (name === 'w:sdt') this.#visitControl(element, inherited, link);
    else if (name === 'w:fldSimple') this.walk(element, inherited, linkOfField(attributes['w:instr']) ?? link);
    else this.#visitContent(element, inherited, link);
  }

  #visitRun(element: XmlElement, inherited: RunLook, link: string | undefined): void {
    const properties = childOf(element, 'w:rPr');
    const style = this.#story.context.styles.character(settingOf(properties, 'w:rStyle'));
    const look = properties ? { ...inherited, ...style, ...readRunLook(properties) } : inherited;
    this.walk(element, look, link);
  }

  #visitControl(element: XmlElement, inherited: RunLook, link: string | undefined): void {
    const properties = childOf(element, 'w:sdtPr');
    const content = childOf(element, 'w:sdtContent');
    const runs = childrenOf(content).filter(({ name }) => name === 'w:r');
    const isPrompt = runs.some((run) => /^placeholder/i.test(settingOf(childOf(run, 'w:rPr'), 'w:rStyle') ?? ''));
    // "Click here to enter text" was never filled in.
    if (content && !(isOn(properties, 'w:showingPlcHdr') && isPrompt)) this.walk(content, inherited, link);
  }

  #visitContent(element: XmlElement, look: RunLook, link: string | undefined): void {
    const { name, attributes } = element;
    if (name === 'w:t' || name === 'm:t') this.#addText(textOf(element), look, link);
    else if (name === 'w:tab' || name === 'w:ptab') this.#addTab();
    else if (name === 'w:br' || name === 'w:cr') this.#addBreak(attributes['w:type']);
    else if (name === 'w:lastRenderedPageBreak') this.#addRenderedBreak();
    else if (name === 'w:noBreakHyphen') this.#addText('-', look, link);
    else if (name === 'w:sym') this.#addText(symbolText(symbolOf(attributes['w:char'])), look, link);
    else if (name === 'w:fldChar') this.#turnField(attributes['w:fldCharType']);
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote';
      this.#story.context.notes.push({ kind, id: attributes['w:id'] ?? '' });
    } else this.walk(element, look, link);
  }

  #addText(raw: string, look: RunLook, link: string | undefined): void {
    if (raw === '' || this.#isInCode()) return;
    const text = isSymbolFont(look.font) ? textInSymbolFont(raw, look.font ?? '') : raw.replace(/[\n\r\t]/g, ' ');
    const hidden = whyHidden(look, this.#look, this.#surroundings, this.#story.context.composer.setup);
    const run = {
      fontSize: Math.max(1, look.size ?? 10),
      isBold: look.isBold === true,
      isItalic: look.isItalic === true,
      link: link ?? this.#linkOfFields(),
      hidden,
      colour: look.colour === 'auto' ? undefined : look.colour,
    };
    for (const [index, piece] of text.split(WIDE_GAP).entries()) {
      if (index > 0) this.#addGap();
      if (piece === '') continue;
      this.#cells.at(-1)?.push({ ...run, text: piece });
      this.hasText ||= piece.trim() !== '';
    }
  }

  #addTab(): void {
    if (this.#isInCode()) return;
    const part = this.#parts.at(-1);
    if (part && part.lines.length === 0 && !this.#isLineStarted()) part.tabs += 1;
    else this.#addGap();
  }

  #addGap(): void {
    if (this.#isLineStarted()) this.#cells.push([]);
  }

  #isLineStarted(): boolean {
    return this.#cells.some((runs) => runs.some(({ text }) => text.trim() !== ''));
  }

  #addBreak(type: string | undefined): void {
    if (this.#isInCode()) return;
    this.#endLine();
    const part = this.#parts.at(-1);
    if (!part || (type !== 'page' && type !== 'column')) return;
    part.endsWith = type;
    this.#parts.push({ lines: [], endsWith: undefined, tabs: 0 });
  }

  #addRenderedBreak(): void {
    const isFirst = this.#parts.length === 1 && this.#parts[0]?.lines.length === 0 && !this.#isLineStarted();
    if (isFirst) this.startsOnNextPage = true;
    else if (this.#isLineStarted() || this.#parts.at(-1)?.lines.length !== 0) this.endsOnNextPage = true;
  }

  #endLine(): void {
    const cells = this.#cells.filter((runs) => runs.some(({ text }) => text.trim() !== ''));
    if (cells.length > 0) this.#parts.at(-1)?.lines.push(cells.map((runs) => ({ runs })));
    this.#cells = [[]];
  }

  #turnField(type: string | undefined): void {
    const { fields } = this.#story;
    const open = fields.at(-1);
    if (fields.length > DEEPEST_FIELD) throw new DocumentUnreadable('too-complex');
    if (type === 'begin') fields.push({ code: '', isResult: false });
    else if (type === 'separate' && open) open.isResult = true;
    else if (type === 'end') fields.pop();
  }

  #addCode(element: XmlElement): void {
    const field = this.#story.fields.at(-1);
    if (field && field.code.length < 4000) field.code += textOf(element);
    if (/\bDDE(?:AUTO)?\b/.test(textOf(element))) {
      this.#story.context.flags.push({ kind: 'active-content', what: 'script' });
    }
  }

  #isInCode(): boolean {
    return this.#story.fields.some(({ isResult }) => !isResult);
  }

  #linkOfFields(): string | undefined {
    return linkOfField(this.#story.fields.at(-1)?.code);
  }
}

/** The first form a program offers is the modern one; the others repeat it for older readers. */
export function chooseContent(element: XmlElement): XmlElement | undefined {
  return childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback');
}

const textOf = ({ children }: XmlElement): string => children.filter((node) => typeof node === 'string').join('');

const linkOfField = (code: string | undefined): string | undefined =>
  toLink(/^\s*HYPERLINK\s+"([^"]+)"/i.exec(code ?? '')?.[1]);

function symbolOf(code: string | undefined): string {
  const value = Number.parseInt(code ?? '', 16);
  return value > 0 && value < 0x10000 ? String.fromCharCode(value < 0x100 ? value + 0xf000 : value) : '';
}
