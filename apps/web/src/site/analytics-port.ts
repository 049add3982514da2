/** What the site counts, whichever service does the counting. */
export interface Analytics {
  page(path: string): void;
  event(name: string): void;
}
