/** A whitepaper as it is printed: longer than the article that announces it. */
export interface Paper {
  /** Its cover, and the name of its file. */
  cover: string;
  file: string;
  title: string;
  subtitle: string;
  /** Stands beside the contents: the paper for those who read one paragraph. */
  inShort: string;
  sections: readonly { heading: string; html: string }[];
}
