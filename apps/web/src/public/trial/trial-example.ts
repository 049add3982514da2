/** A made-up advert and a made-up CV. Everybody and every place in them is invented. */
export interface TrialExample {
  slug: string;
  job: string;
  /** Whose CV: "a ward nurse". */
  person: string;
  jobText: string;
  cvText: string;
}
