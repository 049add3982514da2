import { randomUUID } from 'node:crypto';
import * as routes from '@candela/contract/notes/notes.routes.ts';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { absent, type MatrixRow, ownersOf, row } from '../../testing/matrix.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { World } from '../../testing/world.ts';

const none = () => ({ params: { id: randomUUID() } });
const own = async (world: World, app: TestApp) => ({
  params: { id: (await createPersonWithCv(app, world)).candidateId },
});
const body = { text: 'Called; calls back on Monday.' };

export const notesMatrix: MatrixRow[] = [
  row(routes.listNotes, ownersOf(200), own, 'own candidate'),
  row(routes.listNotes, absent(), none, 'absent'),
  row(routes.createNote, ownersOf(201), async (world, app) => ({ ...(await own(world, app)), body }), 'own candidate'),
  row(routes.createNote, absent(), () => ({ ...none(), body }), 'absent'),
  row(
    routes.deleteNote,
    ownersOf(200),
    async (world, app, kind) => {
      const writer = kind === 'companyRecruiter' ? kind : 'parent';
      const token = (await world.tokenFor(writer)) ?? '';
      const input = { ...(await own(world, app)), body };
      const { id } = (await app.call(routes.createNote, input, { token })).body.data;
      // The recruiter next door sees what a member who sees all wrote only where they see the candidate.
      if (kind === 'siblingRecruiter') return none();
      return { params: { id } };
    },
    'own note',
  ),
  row(routes.deleteNote, absent(), none, 'absent'),
  row(
    routes.setTags,
    ownersOf(200),
    async (world, app) => ({ ...(await own(world, app)), body: { tags: ['Night shift'] } }),
    'own candidate',
  ),
  row(routes.setTags, absent(), () => ({ ...none(), body: { tags: ['Night shift'] } }), 'absent'),
  row(routes.exportNotes, ownersOf(200), own, 'own candidate'),
  row(routes.exportNotes, absent(), none, 'absent'),
];
