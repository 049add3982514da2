import type { Readable } from 'node:stream';

/**
 * Embedded adapters answer HTTP themselves (signed files, the local account chooser), but this package knows no web
 * framework: the server translates its own request into this one and writes the answer back.
 */
export interface LocalRequest {
  method: string;
  /** Absolute, as the browser asked for it. */
  url: URL;
  /** Lower-case names, as Node gives them. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body; nothing may have consumed or parsed it before. */
  body: Readable;
}

export interface LocalResponse {
  status: number;
  headers: Record<string, string>;
  body?: Readable | string;
}

export type LocalHandler = (request: LocalRequest) => Promise<LocalResponse>;

/** The one value of a header; a header sent twice is ambiguous and counts as absent. */
export function singleHeader(request: LocalRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
