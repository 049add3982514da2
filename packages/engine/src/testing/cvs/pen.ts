import type { Pdf } from '../draw-pdf.ts';

/** Letters the standard fonts of a PDF can show. */
export const canDraw = (text: string): boolean => /^[\x20-\x7E\u00A0-\u00FF‘’“”•–—…ŠšŽžŒœŸ]*$/u.test(text);

export interface Ink {
  readonly font?: string;
  readonly size?: number;
  readonly colour?: string;
  /** Points to the right of the pen's left edge. */
  readonly indent?: number;
  /** Points above the line. */
  readonly space?: number;
  readonly isCentred?: boolean;
}

/** Writes down a column of a page and goes on at the top of the next one. */
export function createPen(pdf: Pdf, area: { x: number; y: number; width: number }, base: Ink = {}) {
  const bottom = pdf.page.height - 60;
  const page = { top: area.y };
  let y = area.y;
  const set = (ink: Ink) => {
    const { font = 'Helvetica', size = 10, colour = '#111111' } = { ...base, ...ink };
    pdf.font(font).fontSize(size).fillColor(colour);
    return size;
  };
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = 60;
    page.top = 60;
  };
  const pen = {
    get y() {
      return y;
    },
    moveTo(to: number) {
      y = to;
      return pen;
    },
    text(text: string, ink: Ink = {}) {
      const size = set(ink);
      const indent = ink.indent ?? 0;
      const options = { width: area.width - indent, align: ink.isCentred ? ('center' as const) : ('left' as const) };
      const height = pdf.heightOfString(text, options);
      y += ink.space ?? 0;
      makeRoom(height);
      set(ink);
      pdf.text(text, area.x + indent, y, options);
      y += height + size * 0.15;
      return pen;
    },
    /** One text at the left edge and one at the right, on the same line. */
    sides(left: string, right: string, ink: Ink = {}, rightInk: Ink = ink) {
      y += ink.space ?? 0;
      const size = set(ink);
      makeRoom(size * 1.3);
      set(ink);
      pdf.text(left, area.x + (ink.indent ?? 0), y, { lineBreak: false });
      set(rightInk);
      pdf.text(right, area.x + area.width - pdf.widthOfString(right), y, { lineBreak: false });
      y += size * 1.35;
      return pen;
    },
    /** Parts in different type on one line. */
    runs(parts: readonly (readonly [string, Ink])[], space = 0) {
      y += space;
      makeRoom(16);
      let x = area.x;
      let tallest = 0;
      for (const [text, ink] of parts) {
        tallest = Math.max(tallest, set(ink));
        pdf.text(text, x, y, { lineBreak: false });
        x += pdf.widthOfString(text);
      }
      y += tallest * 1.35;
      return pen;
    },
    items(texts: readonly string[], mark: string, ink: Ink = {}) {
      for (const text of texts) {
        const size = set(ink);
        const options = { width: area.width - 26 };
        const height = pdf.heightOfString(text, options);
        makeRoom(height);
        set(ink);
        pdf.text(mark, area.x + 10, y, { lineBreak: false });
        pdf.text(text, area.x + 26, y, options);
        y += height + size * 0.1;
      }
      return pen;
    },
    rule() {
      pdf
        .moveTo(area.x, y)
        .lineTo(area.x + area.width, y)
        .strokeColor('#888888')
        .lineWidth(0.5)
        .stroke();
      y += 4;
      return pen;
    },
  };
  return pen;
}

export type Pen = ReturnType<typeof createPen>;
