import { expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { useScoredJob } from '../../testing/scored-job.ts';
import { createScoringService } from './scoring.service.ts';

const at = useScoredJob();

it('a language belongs to what is scored, and is quoted where the CV lists it', async () => {
  const database = at.app.platform.database.system;
  await at.world.edit({ requirements: ['Fluent German'] });
  const { candidateId, cvId } = await createPersonWithCv(at.app, at.world.place, { text: '' });
  await at.world.run();
  const scoreOf = async () => (await at.world.scores()).find(({ candidate_id }) => candidate_id === candidateId);
  const before = await scoreOf();

  const languages = ['Dutch', 'German (C1)'];
  await database.updateTable('cvs').set({ languages }).where('id', '=', cvId).execute();
  await at.world.run(true);
  const after = await scoreOf();
  expect(after?.inputs_hash).not.toEqual(before?.inputs_hash);
  expect(Number(after?.score)).toBeGreaterThan(Number(before?.score));

  const service = createScoringService(at.app.platform);
  const factors = await service.explain(database, { jobId: at.world.jobId, candidateId });
  const said = factors?.flatMap(({ met }) => met).find(({ label }) => label === 'Fluent German');
  expect(said?.evidence).toMatchObject([{ quote: 'German (C1)', field: 'languages.1' }]);
});
