const BREAK =
  /^(?:planned |extended |unpaid )?(?:career|employment|family|maternity|paternity|parental|adoption|carer['’]?s|study) (?:break|gap|leave)\b|^(?:sabbatical|gap year|travelling|time out)\b|^(?:full[- ]time |stay[- ]at[- ]home )(?:parent|mother|mum|mom|father|dad)\b/iu;

/** Time that a CV accounts for and in which there was no post. */
export const isCareerBreak = (text: string): boolean => BREAK.test(text.trim());
