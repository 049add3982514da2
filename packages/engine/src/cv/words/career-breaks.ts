const BREAK =
  /^(?:planned |extended )?(?:career|employment|family) (?:break|gap)\b|^(?:gap year|travelling|time out)\b|^(?:full[- ]time |stay[- ]at[- ]home )(?:parent|mother|mum|mom|father|dad)\b/iu;

/** Time between posts that a CV accounts for. Leave is none: who takes it is employed meanwhile, and loses no years by saying so. */
export const isCareerBreak = (text: string): boolean => BREAK.test(text.trim());
