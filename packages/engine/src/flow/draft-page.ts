import type { Colour } from '../document/colour.ts';
import type { Box } from '../document/document.ts';
import type { Run } from './flow.ts';

export interface DraftCell {
  readonly runs: readonly Run[];
  readonly x: number;
  /** What the cell may fill before it is set in another row. */
  readonly room: number;
}

/** A line with its place, before it is known which of its words can be seen. */
export interface DraftLine {
  readonly cells: readonly DraftCell[];
  readonly y: number;
  readonly fontSize: number;
  /** Rows a page needs to set it. */
  readonly rows: number;
  readonly bullet: string | undefined;
  readonly heading: number | undefined;
  readonly column: number;
  readonly block: number;
}

/** Something painted that a text may stand on; of no known colour when it is a picture or a pattern. */
export interface Shape extends Box {
  readonly colour: Colour | undefined;
}

/** A text box: where it stands decides when it is read. */
export interface FloatingBox {
  readonly box: Box;
  readonly lines: DraftLine[];
}

export interface DraftPage {
  readonly width: number;
  readonly height: number;
  /** Where the text starts: below what stands on every page. */
  top: number;
  /** Where it ends. */
  readonly bottom: number;
  readonly head: DraftLine[];
  readonly body: DraftLine[];
  readonly foot: DraftLine[];
  readonly floating: FloatingBox[];
  readonly shapes: Shape[];
}
