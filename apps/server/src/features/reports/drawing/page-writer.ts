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

const margin = 56;
const footer = 64;
const lineHeight = 1.45;

/** A4 pages filled from the top, every piece of text tagged with what it is. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly #typeface: Typeface;
  readonly #root: PDFKit.PDFStructureElement;
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
    for (const { name, bytes } of typeface.fonts) this.doc.registerFont(name, bytes);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  readonly left = margin;

  /** Text in lines, over as many pages as it takes. */
  text(tag: Tag, text: string, style: TextStyle = {}): void {
    const { face = 'text', size = 10, colour = colours.ink, indent = 0, before = 0, keep = 0 } = style;
    const width = style.width ?? this.width - indent;
    const lines = breakLines(text, this.#typeface.faceFor(text, face), width, this.#typeface, (run) =>
      this.#measure(run, size),
    );
    const height = size * lineHeight;
    this.y += before;
    this.need(Math.min(lines.length, 2) * height + keep);
    this.#tagged(tag, () => {
      for (const line of lines) {
        this.need(height);
        this.#drawLine(line, margin + indent, size, colour);
        this.y += height;
      }
    });
  }

  heading(title: string): void {
    this.y += 22;
    this.need(90);
    this.doc.outline.addItem(title);
    this.artifact(() => {
      this.doc
        .moveTo(margin, this.y)
        .lineTo(margin + this.width, this.y)
        .lineWidth(0.75)
        .stroke(colours.line);
    });
    this.y += 12;
    this.text('H2', title, { face: 'strong', size: 13 });
    this.y += 4;
  }

  /** A drawing, with what it says for those who hear it. */
  figure(alt: string, height: number, draw: (y: number) => void): void {
    this.need(height);
    const { y } = this;
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
    if (this.y + height <= this.doc.page.height - footer) return;
    this.doc.addPage();
    this.y = margin;
  }

  /** Page numbers, and the end of it. */
  finish(footline: string): void {
    this.#root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      this.doc.switchToPage(at);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.y = this.doc.page.height - 42;
      // Below the text's margin, where the library would begin another page.
      this.doc.page.margins.bottom = 0;
      const page = this.#typeface.runsOf(`Page ${at + 1 - start} of ${count}`, 'text');
      this.#drawLine(this.#typeface.runsOf(footline, 'text'), margin, 8, colours.muted);
      const pageWidth = page.reduce((sum, run) => sum + this.#measure(run, 8), 0);
      this.#drawLine(page, margin + this.width - pageWidth, 8, colours.muted);
      this.doc.endMarkedContent();
    }
    this.doc.end();
  }

  #tagged(tag: Tag, draw: () => void): void {
    if (tag !== 'LI') {
      this.#root.add(this.doc.struct(tag, {}, draw));
      return;
    }
    const item = this.doc.struct('LI', {}, [this.doc.struct('LBody', {}, draw)]);
    this.#root.add(this.doc.struct('L', {}, [item]));
  }

  #drawLine(runs: readonly Run[], x: number, size: number, colour: string): void {
    let at = x;
    for (const run of runs) {
      this.doc.font(run.font).fontSize(size).fillColor(colour);
      this.doc.text(run.text, at, this.y, { lineBreak: false, baseline: 'top' });
      at += this.#measure(run, size);
    }
  }

  #measure({ font, text }: Run, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }
}
