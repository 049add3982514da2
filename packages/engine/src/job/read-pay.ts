import { found, type Place, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import type { Fact } from './facts.ts';
import type { JobFields, ParsedNote } from './parsed-job.ts';
import { readSalary, type Salary, salaryProblems } from './read-salary.ts';

type Pay = Pick<JobFields, 'salaryMin' | 'salaryMax'>;

/** The salary: from its label, else from the one place in the text that names an amount for a year. */
export function readPay(passages: readonly Passage[], facts: readonly Fact[], notes: ParsedNote[]): Pay {
  const bounds = readBounds(facts);
  if (bounds.salaryMin || bounds.salaryMax) return bounds;
  for (const { value, place } of facts.filter(({ label }) => label === 'salary')) {
    const pay = toPay(readSalary(value, { isLabelled: true }), place, 0.95, notes);
    if (pay) return pay;
  }
  if (notes.some(({ field }) => field === 'Salary Min')) return {};
  for (const passage of passages) {
    // A turnover, a budget or a bonus is money too.
    if (
      /\b(?:turnover|revenue|budget|funding|bonus of|investment|portfolio|fund|raised|worth|assets)\b/i.test(
        passage.text,
      )
    )
      continue;
    const pay = toPay(readSalary(passage.text, { isLabelled: false }), placeOf(passage), 0.75, notes);
    if (pay) return pay;
  }
  return {};
}

/** "Minimum salary: £30,000" and "Maximum salary: £35,000" on their own. */
function readBounds(facts: readonly Fact[]): Pay {
  const bound = (label: 'salaryMin' | 'salaryMax') => {
    const fact = facts.find((candidate) => candidate.label === label);
    const salary = fact && readSalary(fact.value, { isLabelled: true });
    const value = salary?.min ?? salary?.max;
    return fact && value !== undefined ? found(value, fact.place, 0.95) : undefined;
  };
  const [salaryMin, salaryMax] = [bound('salaryMin'), bound('salaryMax')];
  return salaryMin && salaryMax && salaryMin.value > salaryMax.value ? {} : { salaryMin, salaryMax };
}

function toPay(
  { min, max, isVague, problem }: Salary,
  place: Place,
  confidence: number,
  notes: ParsedNote[],
): Pay | undefined {
  if (problem) {
    const isNoted = notes.some(({ field }) => field === 'Salary Min');
    if (!isNoted)
      notes.push({ field: 'Salary Min', page: place.page, quote: place.quote, message: salaryProblems[problem] });
    return undefined;
  }
  if (min === undefined && max === undefined) return undefined;
  const sure = isVague ? confidence - 0.2 : confidence;
  return {
    salaryMin: min === undefined ? undefined : found(min, place, sure),
    salaryMax: max === undefined ? undefined : found(max, place, sure),
  };
}
