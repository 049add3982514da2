/** A CV that is drawn rather than typed. */
export interface DrawnCv {
  file: string;
  look: 'plain' | 'banner' | 'columns' | 'serif';
  name: string;
  title: string;
  contacts: readonly string[];
  profile: string;
  work: readonly { title: string; employer: string; dates: string; points: readonly string[] }[];
  education: readonly { qualification: string; school: string; dates: string }[];
  certificates?: readonly string[];
  skills: readonly string[];
  languages?: readonly string[];
  /** White on white: there for machines, not for people. */
  hidden?: string;
  /** In small print at the foot of the page, for all to see. */
  footnote?: string;
}
