import { workStates } from '@candela/contract/admin/admin-console.routes.ts';
import { roles } from '@candela/contract/kernel/roles.ts';
import {
  defineAddress,
  numberOr,
  oneOf,
  optionalDay,
  optionalId,
  optionalText,
  pageNumber,
  typedText,
} from '#lib/address/address-state.ts';

/** Every list of the console keeps what it asks the server for in its address. */
const paged = { page: pageNumber, pageSize: numberOr(25, { least: 1, most: 100 }) };
const searched = { ...paged, search: typedText() };

export const listAddress = defineAddress(paged);
export const interestAddress = defineAddress(searched);
export const leadsAddress = defineAddress({ ...searched, resourceId: optionalId });
export const workAddress = defineAddress({ ...paged, state: oneOf(workStates), name: optionalText(100) });

const suspensionStates = ['active', 'suspended'] as const;
export const accountsAddress = defineAddress({ ...searched, role: oneOf(roles), state: oneOf(suspensionStates) });
export const organisationsAddress = defineAddress({
  ...searched,
  state: oneOf([...suspensionStates, 'lapsed'] as const),
  plan: optionalText(60),
});

export const auditAddress = defineAddress({
  action: typedText(100),
  actor: typedText(254),
  organisationId: optionalId,
  subjectId: optionalId,
  from: optionalDay,
  to: optionalDay,
});
