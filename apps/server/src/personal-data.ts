import { features } from './features.ts';
import { createErasePerson } from './personal-data/erase-person.repo.ts';
import type { PersonalData, PersonalTables } from './platform/manifest/personal-data.ts';

const tables: PersonalTables = Object.assign({}, ...features.map(({ personal = {} }) => personal));
const eraseOf = features.flatMap((feature) => feature.eraseOf ?? []);

/** Every table with personal data, as the features declare them, and the one loop that erases through them. */
export const personalData: PersonalData = { tables, erase: createErasePerson(tables, eraseOf) };
