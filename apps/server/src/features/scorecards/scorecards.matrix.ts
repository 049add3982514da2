import { randomUUID } from 'node:crypto';
import * as contract from '@candela/contract/scorecards/scorecards.routes.ts';
import { insertInterview } from '../../testing/interviews.ts';
import { absent, activeMembers, anyone, type MatrixRow, only, ownersOf, row } from '../../testing/matrix.ts';

const card = {
  ratings: [{ criterion: 'Optics', rating: 3, evidence: 'Named every lens.' }],
  overall: 'yes' as const,
};
const forged = () => ({ params: { token: `${'A'.repeat(43)}.${'B'.repeat(43)}` } });

export const scorecardsMatrix: MatrixRow[] = [
  row(
    contract.listScorecards,
    { ...ownersOf(200), interviewer: 404 },
    async (world, app) => ({ params: { id: (await insertInterview(app, world)).id } }),
    'own interview',
  ),
  row(
    contract.submitScorecard,
    { ...ownersOf(409), interviewer: 404 },
    async (world, app) => ({ params: { id: (await insertInterview(app, world)).id }, body: card }),
    'own interview that has not begun',
  ),
  row(
    contract.askForScorecard,
    only(404, activeMembers),
    async (world, app) => ({
      params: { id: (await insertInterview(app, world)).id },
      body: { email: 'stranger@people.test' },
    }),
    'an address that was not invited',
  ),
  row(
    contract.setCriteria,
    ownersOf(200),
    async (world, app) => ({
      params: { id: (await insertInterview(app, world)).jobId },
      body: { criteria: ['Optics'] },
    }),
    'own job',
  ),
  row(
    contract.summariseScorecards,
    ownersOf(200),
    async (world, app) => ({ params: { id: (await insertInterview(app, world)).candidateId } }),
    'own candidate',
  ),
  row(contract.summariseScorecards, absent(), () => ({ params: { id: randomUUID() } }), 'absent'),
  row(contract.getScorecardForm, anyone(404), forged, 'a forged link'),
  row(contract.submitScorecardForm, anyone(404), () => ({ ...forged(), body: card }), 'a forged link'),
];
