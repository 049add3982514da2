import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from '../training/say.ts';
import { sayOrders } from './grading-orders.ts';
import { sayReferenceFigures } from './grading-references.ts';

export const about = 'how grades of answers agree with people’s, and whether what is no answer is told from one';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

export async function run(): Promise<void> {
  if (existsSync(data)) sayReferenceFigures(data);
  else say('The graded answers are not there; skipped.');
  sayOrders();
}
