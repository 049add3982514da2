import PDFDocument from 'pdfkit';
import { breakLines } from './line-breaking.ts';
import type { Face, Run, Typeface } from './typeface.ts';

export const colours = {
  ink: '#14161F',
  muted: '#565B6B',
  line: '#DDE0E6',
  unlit: '#E7E9EE',
  light: '#C9791A',
  good: '#1E7A4C',
} as const;

export interface TextStyle {
  face?: Face;
  size?: number;
  colour?: string;
  /** From the left margin. */
  indent?: number;
  width?: number;
  /** Space above. */
  before?: number;
  /** Height that has to follow on the same page, so that no heading stands alone at its foot. */
  keep?: number;
}

export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Code' | 'LI' | 'BlockQuote';

/** What is read out where the order of the drawn letters is another: from right to left, and in the scripts of South Asia. */
type Said = { actual?: string };
const isReordered = (text: string): boolean => /[\u0590-\u109f\u1780-\u17ff]/.test(text);

interface Point {
  x: number;
  y: number;
}

/** Headings stand together at the left, whatever they are written in. */
const isHeading = (tag: Tag): boolean => tag.startsWith('H');

const margin = 56;
const footer = 64;
const lineHeight = 1.45;
const wordmarkSize = 12;
/** From the top of a line to the letters' foot, in sizes: fonts that are higher than the product's stand on the same line. */
const ascent = 0.97;

/** A4 pages filled from the top, every piece of text tagged with what it is. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly #typeface: Typeface;
  readonly #root: PDFKit.PDFStructureElement;
  #list: PDFKit.PDFStructureElement | null = null;
  y = margin;

  constructor(typeface: Typeface, info: { title: string; author: string; createdAt: Date }) {
    this.#typeface = typeface;
    // The library knows PDF/UA, its types do not yet.
    const options: object = {
      size: 'A4',
      margin,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-GB',
      subset: 'PDF/UA',
      font: '',
      info: { Title: info.title, Author: info.author, Creator: 'Candela', CreationDate: info.createdAt },
    };
    this.doc = new PDFDocument(options);
    // As a number, it would have the library list each font's glyphs, without those that others are made of: refused by validators.
    Object.assign(this.doc, { subset: '1' });
    for (const { name, file } of typeface.fonts) this.doc.registerFont(name, file);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  readonly left = margin;

  get #bottom(): number {
    return this.doc.page.height - footer;
  }

  /** Text in lines, over as many pages as it takes. */
  text(tag: Tag, text: string, style: TextStyle = {}): void {
    const { face = 'text', size = 10, colour = colours.ink, indent = 0, before = 0, keep = 0 } = style;
    // Where a point goes on, it goes on below its words and not below its mark.
    const hang = tag === 'LI' && text.startsWith('• ') ? size * 0.8 : 0;
    const width = (style.width ?? this.width - indent) - hang;
    const lines = breakLines(text, this.#typeface.faceFor(text, face), width, this.#typeface, (run) =>
      this.#measure(run, size),
    );
    const height = size * lineHeight;
    this.y += before;
    this.need(this.#linesTogether(tag, lines.length, height) * height + keep);
    const element = this.#begin(tag, isReordered(text) ? { actual: text } : {});
    for (let from = 0; from < lines.length; ) {
      this.need(height);
      // What goes over to the next page is marked anew there; content that is not counts as unreadable.
      const to = from + Math.max(1, Math.floor((this.#bottom - this.y) / height));
      const top = this.y;
      element.add(() => {
        for (const [at, { runs, isRightToLeft }] of lines.slice(from, to).entries()) {
          const rest = isRightToLeft && !isHeading(tag) ? width - this.#widthOf(runs, size) : 0;
          const left = margin + indent + (from + at > 0 ? hang : 0);
          this.#drawLine(runs, left + rest, size, colour);
          this.y += height;
        }
      });
      if (tag === 'BlockQuote') this.#drawQuoteMark(margin + indent - 8, top);
      from = to;
    }
    element.end();
  }

  /** Code is read as a whole where a page can hold it; of a text two lines begin together. */
  #linesTogether(tag: Tag, count: number, height: number): number {
    return tag === 'Code' && count * height <= this.#bottom - margin ? count : Math.min(count, 2);
  }

  heading(title: string): void {
    this.y += 22;
    this.need(90);
    this.doc.outline.addItem(title);
    // At the head of a page there is nothing to be set apart from.
    if (this.y <= margin + 22) this.y = margin;
    else {
      this.artifact(() => this.#rule({ x: margin, y: this.y }, { x: margin + this.width, y: this.y }));
      this.y += 12;
    }
    this.text('H2', title, { face: 'strong', size: 13 });
    this.y += 4;
  }

  /** The product's name at the right of the first line. */
  wordmark(): void {
    const runs = this.#typeface.runsOf('Candela', 'display');
    this.artifact(() =>
      this.#drawLine(runs, margin + this.width - this.#widthOf(runs, wordmarkSize), wordmarkSize, colours.ink),
    );
  }

  /** A drawing, with what it says for those who hear it. */
  figure(alt: string, height: number, draw: (y: number) => void): void {
    this.need(height);
    const { y } = this;
    this.#endList();
    this.#root.add(this.doc.struct('Figure', { alt }, () => draw(y)));
    this.y += height;
  }

  /** What is there for the eye alone. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A new page unless there is so much room. */
  need(height: number): void {
    if (this.y + height <= this.#bottom) return;
    this.doc.addPage();
    this.y = margin;
  }

  /** Page numbers, and the end of it. */
  finish(footline: string): void {
    this.#endList();
    this.#root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      this.doc.switchToPage(at);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.y = this.doc.page.height - 42;
      // Below the text's margin, where the library would begin another page.
      this.doc.page.margins.bottom = 0;
      const page = this.#typeface.runsOf(`Page ${at + 1 - start} of ${count}`, 'text');
      // A long title leaves room for the number.
      const room = this.width - this.#widthOf(page, 8) - 24;
      const [line, ...more] = breakLines(footline, 'text', room, this.#typeface, (run) => this.#measure(run, 8));
      const cut = more.length > 0 ? this.#typeface.runsOf(' …', 'text') : [];
      this.#drawLine([...(line?.runs ?? []), ...cut], margin, 8, colours.muted);
      this.#drawLine(page, margin + this.width - this.#widthOf(page, 8), 8, colours.muted);
      this.doc.endMarkedContent();
    }
    this.doc.end();
  }

  /** The element that a text of this kind is put into. */
  #begin(tag: Tag, said: Said): PDFKit.PDFStructureElement {
    if (tag !== 'LI') {
      this.#endList();
      return this.#addTo(this.#root, tag, said);
    }
    this.#list ??= this.#addTo(this.#root, 'L');
    return this.#addTo(this.#addTo(this.#list, 'LI'), 'LBody', said);
  }

  #addTo(parent: PDFKit.PDFStructureElement, tag: string, said: Said = {}): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag, said);
    parent.add(element);
    return element;
  }

  /** Items that follow each other are one list. */
  #endList(): void {
    this.#list?.end();
    this.#list = null;
  }

  /** A line at the left of what others said. */
  #drawQuoteMark(x: number, top: number): void {
    this.artifact(() => this.#rule({ x, y: top + 1 }, { x, y: this.y - 2 }, 1.5));
  }

  #rule(from: Point, to: Point, width = 0.75): void {
    this.doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).stroke(colours.line);
  }

  #drawLine(runs: readonly Run[], x: number, size: number, colour: string): void {
    let at = x;
    for (const run of runs) {
      this.doc.font(run.font).fontSize(size).fillColor(colour);
      this.doc.text(run.text, at, this.y + size * ascent, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#measure(run, size);
    }
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.#measure(run, size), 0);
  }

  #measure({ font, text }: Run, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }
}
