import type { Pdf } from './draw-pdf.ts';

/** The few things every job description is made of, in one look that can be varied. */
export interface Look {
  readonly bullet: string;
  readonly heading: (text: string) => string;
  readonly headingFont: string;
  readonly bodyFont: string;
  readonly headingSize: number;
  readonly bodySize: number;
}

export const plainLook: Look = {
  bullet: '•',
  heading: (text) => text,
  headingFont: 'Helvetica-Bold',
  bodyFont: 'Helvetica',
  headingSize: 13,
  bodySize: 10.5,
};

export function typeset(pdf: Pdf, look: Look = plainLook, width?: number) {
  const options = width === undefined ? {} : { width };
  const set = {
    title(text: string) {
      pdf.font(look.headingFont).fontSize(20).text(text, options).moveDown(0.5);
      return set;
    },
    heading(text: string) {
      pdf
        .moveDown(0.6)
        .font(look.headingFont)
        .fontSize(look.headingSize)
        .text(look.heading(text), options)
        .moveDown(0.2);
      return set;
    },
    paragraph(text: string) {
      pdf.font(look.bodyFont).fontSize(look.bodySize).text(text, options).moveDown(0.4);
      return set;
    },
    line(text: string) {
      pdf.font(look.bodyFont).fontSize(look.bodySize).text(text, options);
      return set;
    },
    /** The bullet in the margin, the text beside it; a long item goes on below its own first word. */
    items(texts: readonly string[]) {
      for (const [index, text] of texts.entries()) {
        const room = pdf.page.height - pdf.page.margins.bottom - pdf.y;
        if (room < look.bodySize * 3) pdf.addPage();
        const { x, y } = pdf;
        const mark = look.bullet === '1.' ? `${index + 1}.` : look.bullet;
        pdf
          .font(look.bodyFont)
          .fontSize(look.bodySize)
          .text(mark, x + 8, y, { lineBreak: false });
        pdf.text(text, x + 24, y, width === undefined ? {} : { width: width - 24 });
        pdf.x = x;
      }
      pdf.moveDown(0.3);
      return set;
    },
  };
  return set;
}
