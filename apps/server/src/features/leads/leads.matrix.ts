import * as interest from '@candela/contract/leads/interest.routes.ts';
import { createLead } from '@candela/contract/leads/whitepaper-leads.routes.ts';
import { recordVisit } from '@candela/contract/site/visits.routes.ts';
import { anyone, type MatrixRow, row } from '../../testing/matrix.ts';

const person = { firstName: 'A', lastName: 'Visitor', companyEmail: 'visitor@company.test' };

export const leadsMatrix: MatrixRow[] = [
  row(createLead, anyone(404), () => ({ params: { slug: 'absent' }, body: person })),
  row(interest.registerInterest, anyone(200), () => ({ body: { EMAIL: 'visitor@company.test' } })),
  row(interest.unsubscribe, anyone(404), () => ({ body: { token: 'forged' } })),
  row(recordVisit, anyone(202), () => ({ body: { path: '/about' } })),
];
