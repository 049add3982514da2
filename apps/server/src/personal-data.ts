import { features } from './features.ts';
import { createErasePerson, createLeave } from './personal-data/erase-person.repo.ts';
import type { PersonalData, PersonalTables } from './platform/manifest/personal-data.ts';

const byFeature = features.flatMap(({ name, personal }) => (personal ? [{ feature: name, tables: personal }] : []));
const tables: PersonalTables = Object.assign({}, ...byFeature.map((each) => each.tables));
const eraseOf = features.flatMap((feature) => feature.eraseOf ?? []);
const leaveOf = features.flatMap((feature) => feature.leaveOf ?? []);

/** Every table with personal data, as the features declare them, and the one loop that erases through them. */
export const personalData: PersonalData = {
  tables,
  byFeature,
  erase: createErasePerson(tables, eraseOf),
  leave: createLeave(tables, leaveOf),
};
