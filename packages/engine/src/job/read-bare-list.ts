import { type Found, found, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { beginsWithDuty } from './bare-duties.ts';
import { mostlyAsks } from './guess-heading.ts';
import { limit, tidyItem } from './read-lists.ts';
import type { Section } from './sections.ts';

export interface BareLists {
  readonly requirements?: Found<string[]> | undefined;
  readonly responsibilities?: Found<string[]> | undefined;
}

const fewestItems = 2;
const fewestDuties = 2;

/** Bullets under a title and nothing else: what a short advert lists is what it asks for, but for what it tells to do. */
export function readBareLists(sections: readonly Section[]): BareLists {
  const bulleted = sections
    .filter(({ kind }) => kind === 'other')
    .flatMap(({ passages }) => passages.filter(({ bullet }) => bullet !== undefined));
  if (bulleted.length < fewestItems) return {};
  const duties = dutiesAmong(bulleted);
  const isDuty = (passage: Passage) => duties.has(passage);
  return {
    requirements: toFound(bulleted.filter((passage) => !isDuty(passage))),
    responsibilities: toFound(bulleted.filter(isDuty)),
  };
}

/** Where one item of a list says that it is asked for, so are the others that say nothing else of themselves. */
export function withListAround(
  said: Readonly<Partial<Record<'requirements' | 'niceToHave' | 'benefits' | 'responsibilities', Found<string[]>>>>,
  listed: Found<string[]> | undefined,
): Found<string[]> | undefined {
  const { requirements, ...others } = said;
  if (!requirements || !listed?.value.some((item) => requirements.value.includes(item))) return requirements ?? listed;
  const elsewhere = new Set(Object.values(others).flatMap(({ value }) => value));
  const around = listed.value.filter((item) => !elsewhere.has(item));
  return { ...requirements, value: limit([...around, ...requirements.value]) };
}

/** What neither begins with a verb nor asks for anything is of the kind of the item above it. */
function dutiesAmong(items: readonly Passage[]): ReadonlySet<Passage> {
  const duties = new Set<Passage>();
  if (items.filter(({ text }) => beginsWithDuty(text)).length < fewestDuties) return duties;
  let isDuty = false;
  for (const item of items) {
    isDuty = beginsWithDuty(item.text) || (isDuty && !mostlyAsks([item.text]));
    if (isDuty) duties.add(item);
  }
  return duties;
}

function toFound(passages: readonly Passage[]): Found<string[]> | undefined {
  const [first] = passages;
  return first && found(limit(passages.map(({ text }) => tidyItem(text))), placeOf(first), 0.5);
}
