/** A CV of an invented candidate. */
export interface DemoCv {
  fileName: string;
  /** The title of the demo job it was sent for. */
  job: 'Backend Engineer (TypeScript)' | 'Head Chef';
  /** What a text file says; PDFs and the Word document lie in `files`, drawn by scripts/draw-demo-cvs.ts. */
  content?: string;
  /** When it was uploaded, where that was not just now. */
  daysAgo?: number;
}
