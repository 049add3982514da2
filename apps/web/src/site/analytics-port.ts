/** What the site counts, whoever does the counting. */
export interface Analytics {
  page(path: string): void;
  event(name: string): void;
}
