import { compareScores, exportComparison, listScoreRuns } from '@candela/contract/rankings/score-runs.routes.ts';
import { describe, expect, it } from 'vitest';
import { createPersonWithCv } from '../../testing/cvs.ts';
import { createScoredJob, useScoredJob } from '../../testing/scored-job.ts';

const at = useScoredJob();

type Query = { before?: string; after?: string; show?: 'moved' | 'crossed' | 'all'; page?: number; pageSize?: number };
const compare = async (query: Query = {}) =>
  (await at.app.call(compareScores, { params: { jobId: at.world.jobId }, query }, { token: at.hiring.token })).body;
const ranked = <Row extends { candidate_id: string; score: number }>(rows: Row[]) =>
  rows.toSorted((a, b) => b.score - a.score || (a.candidate_id < b.candidate_id ? -1 : 1));

describe('comparing two moments of a ranking', () => {
  it('says who moved from where to where, the biggest movers first, and why', async () => {
    const before = ranked(await at.world.scores());
    await at.world.edit({ skills: ['Welding'], requirements: ['Three years of welding'] });
    const after = ranked(await at.world.scores());
    const { data, summary, jobChanges, ...answer } = await compare({ show: 'all' });
    expect(answer.before?.runId).toBe((await at.world.runs()).at(-1)?.id);
    expect(data).toHaveLength(3);
    const changes = data.map((person) => Math.abs(person.after.score - (person.before?.score ?? 0)));
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    for (const person of data) {
      const [was, is] = [before, after].map((rows) => rows.findIndex((row) => row.candidate_id === person.candidateId));
      expect([person.before?.rank, person.after.rank]).toEqual([(was ?? 0) + 1, (is ?? 0) + 1]);
      expect(person.before?.score).toBe(before[was ?? 0]?.score);
      expect(person.after.score).toBe(after[is ?? 0]?.score);
      expect(person.reasons).toEqual(['job']);
      expect(person.before?.factors).toEqual(before[was ?? 0]?.factors);
      expect(person.name).toMatch(/^Person/);
    }
    expect(summary).toMatchObject({ people: 3, added: 0 });
    // Those who moved are those whose shown numbers differ.
    const shown = data.map(({ before: was, after: is }) => Math.round(is.score) - Math.round(was?.score ?? 0));
    expect(summary).toMatchObject({
      up: shown.filter((change) => change > 0).length,
      down: shown.filter((change) => change < 0).length,
    });
    expect((await compare({ show: 'moved' })).pagination.total).toBe(summary.up + summary.down);
    expect(jobChanges).toEqual([
      { field: 'Requirements', added: ['Three years of welding'], removed: ['Two years at sea'] },
      { field: 'Skills', added: ['Welding'], removed: ['Optics'] },
    ]);
  });

  it('tells a changed CV from a changed job', async () => {
    await at.world.edit({ skills: ['Welding'] });
    const [person] = at.world.people;
    await at.app.platform.database.system
      .updateTable('cvs')
      .set({ skills: ['Welding'], prepared: null, prepared_version: null })
      .where('id', '=', person?.cvId ?? '')
      .execute();
    at.app.clock.advance(1000);
    await at.world.run();
    const { data } = await compare({ show: 'all' });
    expect(data.filter(({ reasons }) => reasons.length > 0)).toMatchObject([
      { candidateId: person?.candidateId, reasons: ['cv'] },
    ]);
  });

  it('marks who crossed what the job asks for, and counts candidates who are new', async () => {
    const scores = ranked(await at.world.scores());
    // Between the first and the second.
    const threshold = Math.ceil(scores[1]?.score ?? 0);
    const [best] = scores;
    await at.world.edit({ match_score_threshold: threshold });
    await at.app.platform.database.system
      .updateTable('scores')
      .set({ score: 1, version: 'candela-0.9.0', scored_at: at.app.clock.now() })
      .where('job_id', '=', at.world.jobId)
      .where('candidate_id', '=', best?.candidate_id ?? '')
      .execute();
    await createPersonWithCv(at.app, at.world.place, { skills: ['Optics'] });
    at.app.clock.advance(1000);
    await at.world.run();
    const { data, summary } = await compare({ show: 'crossed' });
    expect(data).toMatchObject([
      { candidateId: best?.candidate_id, crossed: 'up', reasons: ['engine'], before: { score: 1, rank: 3 } },
    ]);
    expect(summary).toMatchObject({ people: 4, crossedUp: 1, crossedDown: 0, added: 1 });
    expect((await compare({ show: 'all' })).data.at(-1)).toMatchObject({ before: null, reasons: [], crossed: null });
  });

  it('goes back as far as scores are kept: any two moments, in pages', async () => {
    const first = await at.world.scores();
    for (const skill of ['Welding', 'Baking', 'Diving']) await at.world.edit({ skills: [skill] });
    const { data: runs } = (
      await at.app.call(listScoreRuns, { params: { jobId: at.world.jobId } }, { token: at.hiring.token })
    ).body;
    expect(runs.map(({ cause }) => cause)).toEqual(['job-edited', 'job-edited', 'job-edited', 'opened']);
    const oldest = runs[2]?.id ?? '';
    const all = await compare({ before: oldest, show: 'all' });
    expect(new Map(all.data.map((person) => [person.candidateId, person.before?.score]))).toEqual(
      new Map(first.map(({ candidate_id, score }) => [candidate_id, score])),
    );
    const middle = await compare({ before: oldest, after: runs[1]?.id, show: 'all' });
    expect(middle.jobChanges).toEqual([{ field: 'Skills', added: ['Welding'], removed: ['Optics'] }]);
    expect(middle.after.runId).toBe(runs[1]?.id);
    const pages = [1, 2, 3].map((page) => compare({ before: oldest, show: 'all', page, pageSize: 1 }));
    expect((await Promise.all(pages)).flatMap(({ data }) => data)).toEqual(all.data);
    expect((await pages[0])?.pagination).toMatchObject({ total: 3, totalPages: 3, hasNext: true });
    expect(await compare({ before: oldest, show: 'all', page: 9 })).toMatchObject({ data: [], summary: { people: 3 } });
  });

  it('has nothing to say before anything was replaced', async () => {
    expect(await compare()).toMatchObject({ data: [], before: null, jobChanges: null, summary: { people: 0 } });
  });

  it('finds no run of another job', async () => {
    const other = await createScoredJob(at.app, at.hiring);
    await other.edit({ skills: ['Welding'] });
    const [run] = await other.runs();
    const answer = await at.app.call(
      compareScores,
      { params: { jobId: at.world.jobId }, query: { before: run?.id } },
      { token: at.hiring.token },
    );
    expect(answer.status).toBe(404);
  });
});

describe('the comparison as a file', () => {
  const exported = async (isBlind: '0' | '1') =>
    String(
      (
        await at.app.call(
          exportComparison,
          { params: { jobId: at.world.jobId }, query: { isBlind, show: 'all' } },
          { token: at.hiring.token },
        )
      ).body,
    );

  it('has a line for each, with the factors that changed, and tells no name when it is blind', async () => {
    await at.world.edit({ skills: ['Welding'], requirements: ['Three years of welding'] });
    const { data } = await compare({ show: 'all' });
    const lines = (await exported('0')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    const [first] = data;
    expect(lines[1]).toContain(`${first?.name},${first?.before?.rank},${first?.after.rank},`);
    expect(lines[1]).toMatch(/,job,candela-[\d.]+,candela-[\d.]+,.*[+-]\d/);
    const blind = await exported('1');
    expect(blind).toContain(`Candidate ${first?.after.rank},`);
    expect(blind).not.toMatch(/Person|Name/);
    const events = await at.app.platform.database.system
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'comparison.exported')
      .where('subject_id', '=', at.world.jobId)
      .orderBy('id')
      .execute();
    expect(events.map(({ detail }) => detail)).toEqual([
      { people: 3, isBlind: false },
      { people: 3, isBlind: true },
    ]);
  });
});
