import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import * as settings from '@candela/contract/organisations/settings.routes.ts';
import { type MatrixRow, members, only, row } from '../../testing/matrix.ts';

const parents = ['parent', 'otherParent', 'lapsedParent'] as const;

export const organisationsMatrix: MatrixRow[] = [
  row(getRecruiter, only(200, members), () => ({})),
  row(settings.getOrganisationSettings, only(200, parents), () => ({})),
  row(settings.updateOrganisationSettings, only(200, parents), () => ({
    body: { billingEmail: 'accounts@matrix.test' },
  })),
];
