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
  /** The baseline of its line. */
  readonly y: number;
  readonly width: number;
  /** From the top of a tall letter to the bottom of a low one, for the whole line. */
  readonly fontSize: number;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface Recognised {
  /** In the order they are read. */
  readonly words: readonly RecognisedWord[];
  /** Whether the picture was read to its end. */
  readonly isWhole: boolean;
}

/**
 * Reads the picture of a page (OCR). It is handed in, because it needs files and threads
 * and the engine has none. The picture is put together when it is asked for: what was read before needs none.
 */
export type Recognise = (page: number, picture: () => Promise<GreyImage | undefined>) => Promise<Recognised>;
