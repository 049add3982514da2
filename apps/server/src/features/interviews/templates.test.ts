import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  saveTemplate,
} from '@candela/contract/interviews/templates.routes.ts';
import { fillTemplate } from '@candela/contract/interviews/templates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInterviewCase } from '../../testing/interviews.ts';
import { createParent, setPlan, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertTemplate } from './templates.repo.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  const parent = await createParent(app);
  await setPlan(app, parent.organisationId, { name: 'enterprise' });
  token = (await signIn(app, parent)).token;
});
afterAll(() => app.close());

const create = (name: string, title = 'First: {name}', description = '') =>
  app.call(createTemplate, { body: { name, title, description } }, { token });
const list = async () => (await app.call(listTemplates, {}, { token })).body.data;

describe('templates of interviews', () => {
  it('are kept by name, each name once, changed and deleted', async () => {
    const answers = await Promise.all([create('Phone call'), create('PHONE CALL'), create('Work sample')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const [first, second] = await list();
    expect([first?.name.toLowerCase(), second?.name]).toEqual(['phone call', 'Work sample']);
    const change = (name: string) =>
      app.call(
        saveTemplate,
        { params: { id: second?.id ?? '' }, body: { name, title: 'Sample for {job}', description: 'Bring a pen.' } },
        { token },
      );
    const taken = await change('Phone Call');
    expect([taken.status, taken.body]).toMatchObject([409, { message: 'A template with that name already exists.' }]);
    expect((await change('Sample')).body.data).toMatchObject({
      title: 'Sample for {job}',
      description: 'Bring a pen.',
    });
    await app.call(deleteTemplate, { params: { id: first?.id ?? '' } }, { token });
    expect((await list()).map(({ name }) => name)).toEqual(['Sample']);
  });

  it('are fifty at most, however many are saved at once', async () => {
    const parent = await createParent(app);
    const own = (await signIn(app, parent)).token;
    for (let at = 1; at < 49; at += 1) {
      const input = { name: `Template ${at}`, title: 'First', description: '' };
      await insertTemplate(app.platform.database.system, parent.organisationId, input, app.clock.now());
    }
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) =>
        app.call(createTemplate, { body: { name, title: 'Last', description: '' } }, { token: own }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await app.call(listTemplates, {}, { token: own })).body.data).toHaveLength(50);
  });

  it('name the candidate, the job and the company, and nothing else in braces', async () => {
    const refused = await create('Odd', 'Interview with {salary}');
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, 'title']);
    const { schedule } = await createInterviewCase(app);
    const title = '{job}, {company}: {name}';
    expect((await schedule({ title })).body.data.summary).toBe('Lighthouse keeper, Northlight: Zoë Long');
    const words = '{job} at {company}: {name}';
    expect(fillTemplate(words, { job: 'Pilot', name: '' })).toBe('Pilot at {company}: {name}');
    expect(fillTemplate(words, { job: 'Pilot', name: 'Zoë', company: 'Northlight' })).toBe('Pilot at Northlight: Zoë');
  });
});
