import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { describeSchema } from './describe-schema.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());

it('the row types are what the migrations lead to', async () => {
  const committed = await readFile(path.join(import.meta.dirname, 'schema.ts'), 'utf8');
  expect(committed).toBe(await describeSchema(place.url));
});
