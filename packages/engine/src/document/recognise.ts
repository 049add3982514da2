/** One byte a pixel, 0 black to 255 white, row by row from the top left. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A word of the picture, in its pixels. */
export interface RecognisedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Reads a picture of a page (OCR). It is handed in, because it needs files and threads and the engine has none. */
export type Recognise = (image: GreyImage) => Promise<readonly RecognisedWord[]>;
