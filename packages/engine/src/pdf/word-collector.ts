import { isReadableOn, white } from '../document/colour.ts';
import type { InvisibleReason } from '../document/document.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Bounds } from './matrix.ts';
import { boundsOfWord, type Fill, type PaintedWord } from './painted.ts';

/** A glyph on the page: its start, the direction of writing and how far it reaches. */
export interface PlacedGlyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly fontSize: number;
  /** Radians clockwise. */
  readonly angle: number;
  /** Extra space the file puts after each glyph; it spaces a heading out and separates no words. */
  readonly tracking: number;
}

/** Of the font size. Narrower than any font's space, wider than kerning. */
const WORD_GAP = 0.15;
/** In points; the small print of a contract has five. */
const SMALLEST_READABLE = 4;
/** A page paints a handful of areas; a map paints a million, and none of them hides a text. */
const MAX_FILLS = 1000;

/** Puts glyphs together to words and finds out whether a person can see them. */
export class WordCollector {
  readonly words: PaintedWord[] = [];
  readonly #fills: Fill[] = [];
  readonly #page: { width: number; height: number };
  #open: PaintedWord | undefined;
  #end: { x: number; y: number; tracking: number } | undefined;
  #hasSpace = false;

  constructor(page: { width: number; height: number }) {
    this.#page = page;
  }

  add(glyph: PlacedGlyph, state: GraphicsState, isHiddenLayer: boolean): void {
    if (glyph.text.trim() === '') {
      this.space();
      return;
    }
    const turns = toTurns(glyph.angle);
    const open = this.#open;
    if (open && this.#continues(open, glyph, state) && open.turns === turns) {
      open.text += glyph.text;
      open.length = distanceAlong(turns, open, glyph) + glyph.length;
    } else {
      const hasSpaceBefore = this.#hasSpace;
      const word: PaintedWord = {
        text: glyph.text,
        x: glyph.x,
        y: glyph.y,
        length: glyph.length,
        fontSize: glyph.fontSize,
        isBold: state.font.isBold || state.renderingMode === 2,
        isItalic: state.font.isItalic,
        turns,
        hasSpaceBefore,
        invisible: undefined,
      };
      word.invisible = isHiddenLayer ? 'hidden-layer' : this.#whyInvisible(word, state);
      this.words.push(word);
      this.#open = word;
    }
    this.#hasSpace = false;
    this.#end = {
      x: glyph.x + Math.cos(glyph.angle) * glyph.length,
      y: glyph.y + Math.sin(glyph.angle) * glyph.length,
      tracking: glyph.tracking,
    };
  }

  space(): void {
    this.#open = undefined;
    this.#hasSpace = true;
  }

  /** A new text object or a jump: what follows is another word, wherever it stands. */
  fill(fill: Fill, hidesText: boolean): void {
    if (this.#fills.length >= MAX_FILLS) return;
    this.#fills.push(fill);
    this.#open = undefined;
    if (!hidesText) return;
    for (const word of this.words) {
      if (!word.invisible && contains(fill.bounds, boundsOfWord(word))) word.invisible = 'covered';
    }
  }

  #continues(open: PaintedWord, glyph: PlacedGlyph, state: GraphicsState): boolean {
    const end = this.#end;
    if (!end || Math.abs(open.fontSize - glyph.fontSize) > 0.2) return false;
    if (open.isBold !== (state.font.isBold || state.renderingMode === 2) || open.isItalic !== state.font.isItalic)
      return false;
    const [dx, dy] = [glyph.x - end.x, glyph.y - end.y];
    const along = dx * Math.cos(glyph.angle) + dy * Math.sin(glyph.angle);
    const across = Math.abs(dy * Math.cos(glyph.angle) - dx * Math.sin(glyph.angle));
    const tracking = Math.max(0, Math.min(end.tracking, glyph.fontSize));
    return (
      across < glyph.fontSize * 0.1 && along > glyph.fontSize * -0.5 && along - tracking < glyph.fontSize * WORD_GAP
    );
  }

  #whyInvisible(word: PaintedWord, state: GraphicsState): InvisibleReason | undefined {
    const mode = state.renderingMode % 4;
    if (mode === 3) return 'not-painted';
    if (word.fontSize < SMALLEST_READABLE) return 'too-small';
    const { x0, y0, x1, y1 } = boundsOfWord(word);
    const { width, height } = this.#page;
    if (x1 < 0 || y1 < 0 || x0 > width || y0 > height) return 'off-page';
    const isFilled = mode !== 1;
    if ((isFilled ? state.fillAlpha : state.strokeAlpha) < 0.05) return 'transparent';
    const colour = isFilled ? state.fillColour : state.strokeColour;
    const background = this.#backgroundAt((x0 + x1) / 2, (y0 + y1) / 2);
    return colour && background && !isReadableOn(colour, background) ? 'same-colour' : undefined;
  }

  #backgroundAt(x: number, y: number): Fill['colour'] {
    const fill = this.#fills.findLast(
      ({ bounds }) => x >= bounds.x0 && x <= bounds.x1 && y >= bounds.y0 && y <= bounds.y1,
    );
    return fill ? fill.colour : white;
  }
}

function toTurns(angle: number): PaintedWord['turns'] {
  const turns = ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
  return turns === 1 || turns === 2 || turns === 3 ? turns : 0;
}

function distanceAlong(
  turns: PaintedWord['turns'],
  from: { x: number; y: number },
  to: { x: number; y: number },
): number {
  return Math.abs(turns % 2 === 0 ? to.x - from.x : to.y - from.y);
}

function contains(outer: Bounds, inner: Bounds): boolean {
  const slack = 0.5;
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.y0 >= outer.y0 - slack &&
    inner.y1 <= outer.y1 + slack
  );
}
