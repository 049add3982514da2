import { describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { useScoredJob } from '../../testing/scored-job.ts';
import { createScoringService } from './scoring.service.ts';

const at = useScoredJob();
const db = () => at.app.platform.database.system;

const duties = (name: string) => [
  {
    title: 'Lighthouse keeper',
    duration: '2019 - 2023',
    description: `${name} led the repair of the optics.\nKept the log of ships.\nTrained keepers with ${name}'s own drawings.`,
  },
];

async function addPerson(name: string, nameInDuties = name) {
  const skills = ['Optics'];
  return createPersonWithCv(at.app, at.world.place, { name, skills, experience: duties(nameInDuties), text: '' });
}

const scoreOf = async (candidateId: string) =>
  (await at.world.scores()).find(({ candidate_id }) => candidate_id === candidateId);

const rename = (candidateId: string, name: string) =>
  db().updateTable('candidates').set({ name }).where('id', '=', candidateId).execute();

describe('a name within the duties', () => {
  it('is not seen by the scorer: other names, the same score', async () => {
    const people = [await addPerson('Priya Sharma'), await addPerson('Colin Baker'), await addPerson('Hope Optics')];
    await at.world.run();
    const scores = await Promise.all(people.map(({ candidateId }) => scoreOf(candidateId)));
    expect(new Set(scores.map((row) => row?.score)).size).toBe(1);
    const service = createScoringService(at.app.platform);
    const pair = await service.readPair(db(), {
      jobId: at.world.jobId,
      candidateId: people[0]?.candidateId ?? '',
    });
    expect(pair?.cv.lines.map(({ text }) => text).join('\n')).not.toMatch(/Priya|Sharma/);
  });

  it('belongs to what was scored: a candidate who is renamed is scored anew', async () => {
    const [person, other] = [await addPerson('Priya Sharma', 'Colin Baker'), await addPerson('Una Stone')];
    await at.world.run();
    const before = await scoreOf(person.candidateId);
    // The name its lines were freed of all along: now they are, of the right one.
    await rename(person.candidateId, 'Colin Baker');
    await at.world.run(true);
    const after = await scoreOf(person.candidateId);
    expect(after?.revision).toBe(1);
    expect(after?.inputs_hash.subarray(0, 16)).toEqual(before?.inputs_hash.subarray(0, 16));
    expect(after?.inputs_hash).not.toEqual(before?.inputs_hash);
    expect((await scoreOf(other.candidateId))?.revision).toBe(0);
    // Prepared anew as well: not from what was stored of the other name.
    expect(after?.score).toBe((await scoreOf(other.candidateId))?.score);
  });

  it('changes nothing where it does not stand', async () => {
    const person = await addPerson('Priya Sharma', 'The crew');
    await at.world.run();
    await rename(person.candidateId, 'Priya Stone');
    await at.world.run(true);
    expect((await scoreOf(person.candidateId))?.revision).toBe(0);
  });
});
