/** A made-up advert and a made-up CV. All names and places in them are invented. */
export interface TrialExample {
  slug: string;
  job: string;
  /** Whose CV: "a ward nurse". */
  person: string;
  jobText: string;
  cvText: string;
}
