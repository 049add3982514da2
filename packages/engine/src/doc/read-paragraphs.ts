import type { InvisibleReason } from '../document/document.ts';
import type { FlowCell, FlowLine, Run } from '../flow/flow.ts';
import type { CharacterLook, ParagraphLook, Ranges } from './formatting.ts';
import type { Piece } from './pieces.ts';

/** A paragraph as it lies in the file. */
export interface DocParagraph {
  readonly lines: readonly FlowLine[];
  readonly look: ParagraphLook;
  /** A mark at the end of a cell or a row, in place of the usual one. */
  readonly endsCell: boolean;
  readonly breakAfter: 'page' | undefined;
}

export interface DocText {
  readonly file: Uint8Array;
  readonly pieces: readonly Piece[];
  readonly characters: Ranges<CharacterLook>;
  readonly paragraphs: Ranges<ParagraphLook>;
}

const DEFAULT_SIZE = 11;
const SMALLEST_READABLE = 4;
const [CELL, TAB, LINE, PAGE, PARAGRAPH, COLUMN] = ['\x07', '\t', '\x0b', '\x0c', '\r', '\x0e'];
const [FIELD, RESULT, FIELD_END] = ['\x13', '\x14', '\x15'];
const [HARD_HYPHEN, SOFT_HYPHEN] = ['\x1e', '\x1f'];

/** The characters from `from` up to `to`, as paragraphs. */
export function readParagraphs(text: DocText, from: number, to: number): DocParagraph[] {
  const gatherer = new Gatherer(text);
  for (const piece of text.pieces) {
    const [start, end] = [Math.max(piece.from, from), Math.min(piece.to, to)];
    if (start < end) gatherer.readPiece(piece, start, end);
  }
  return gatherer.finish();
}

class Gatherer {
  readonly #text: DocText;
  readonly #found: DocParagraph[] = [];
  #lines: FlowCell[][] = [];
  #cells: Run[][] = [[]];
  readonly #fields: { code: string; isResult: boolean }[] = [];

  constructor(text: DocText) {
    this.#text = text;
  }

  readPiece({ from, offset, width }: Piece, start: number, end: number): void {
    const last = Math.min(offset + (end - from) * width, this.#text.file.length);
    let at = offset + (start - from) * width;
    const decoder = new TextDecoder(width === 1 ? 'windows-1252' : 'utf-16le', { ignoreBOM: true });
    while (at < last) {
      const { look, end: lookEnd } = this.#text.characters.at(at);
      const next = Math.min(last, Math.max(lookEnd, at + width));
      // Whole characters only, wherever the formatting says it changes.
      const cut = Math.min(last, at + Math.ceil((next - at) / width) * width);
      const text = decoder.decode(this.#text.file.subarray(at, cut));
      if (!look.isDeleted) this.#read(look.symbol === undefined ? text : look.symbol, look, at, width);
      at = cut;
    }
  }

  finish(): DocParagraph[] {
    if (this.#lines.length > 0 || this.#cells.some((runs) => runs.length > 0)) this.#endParagraph({}, false);
    return this.#found;
  }

  #read(text: string, look: CharacterLook, offset: number, width: number): void {
    let plain = '';
    const flush = () => {
      if (plain !== '') this.#addText(plain, look);
      plain = '';
    };
    for (let index = 0; index < text.length; index += 1) {
      const character = text[index] ?? '';
      if (character >= ' ') {
        plain += character;
        continue;
      }
      flush();
      this.#control(character, offset + index * width, look);
    }
    flush();
  }

  #control(character: string, offset: number, look: CharacterLook): void {
    if (character === PARAGRAPH || character === CELL) {
      this.#endParagraph(this.#text.paragraphs.at(offset).look, character === CELL);
    } else if (character === PAGE) this.#endParagraph(this.#text.paragraphs.at(offset).look, false, 'page');
    else if (character === LINE || character === COLUMN) this.#endLine();
    else if (character === TAB) this.#addGap();
    else if (character === HARD_HYPHEN) this.#addText('-', look);
    else if (character === SOFT_HYPHEN) return;
    else if (character === FIELD && this.#fields.length < 50) this.#fields.push({ code: '', isResult: false });
    else if (character === RESULT) {
      const open = this.#fields.at(-1);
      if (open) open.isResult = true;
    } else if (character === FIELD_END) this.#fields.pop();
  }

  #addText(text: string, look: CharacterLook): void {
    const field = this.#fields.at(-1);
    if (this.#fields.some(({ isResult }) => !isResult)) {
      if (field && field.code.length < 4000) field.code += text;
      return;
    }
    const run = {
      fontSize: Math.max(1, look.size ?? DEFAULT_SIZE),
      isBold: look.isBold === true,
      isItalic: look.isItalic === true,
      link: /^\s*HYPERLINK\s+"((?:https?:\/\/|mailto:)[^"]+)"/i.exec(field?.code ?? '')?.[1],
      hidden: whyHidden(look),
      colour: look.colour,
    };
    for (const [index, part] of text.split(/[ \u00a0]{4,}/).entries()) {
      if (index > 0) this.#addGap();
      if (part !== '') this.#cells.at(-1)?.push({ ...run, text: part });
    }
  }

  #addGap(): void {
    if (this.#cells.some(hasText)) this.#cells.push([]);
  }

  #endLine(): void {
    const cells = this.#cells.filter(hasText);
    if (cells.length > 0) this.#lines.push(cells.map((runs) => ({ runs })));
    this.#cells = [[]];
  }

  #endParagraph(look: ParagraphLook, endsCell: boolean, breakAfter?: 'page'): void {
    this.#endLine();
    this.#found.push({ lines: this.#lines, look, endsCell, breakAfter });
    this.#lines = [];
  }
}

const hasText = (runs: readonly Run[]): boolean => runs.some(({ text }) => text.trim() !== '');

/** Only what is certain without the styles: white on a coloured ground is told apart by the setting for the ground. */
function whyHidden({ isVanished, size, colour, hasGround }: CharacterLook): InvisibleReason | undefined {
  if (isVanished) return 'not-painted';
  if ((size ?? DEFAULT_SIZE) < SMALLEST_READABLE) return 'too-small';
  const isWhite = colour?.every((value) => value > 245) === true;
  return isWhite && !hasGround ? 'same-colour' : undefined;
}
