import type { Judge } from '../src/reader/verdict.ts';
import { scoreFile } from '../src/scoring/testing/read-and-score.ts';
import { type FileKind, makeCvFile } from '../src/scoring/testing/sample-cv-files.ts';
import { sampleJobs, samplePeople } from '../src/scoring/testing/sample-people.ts';
import { swaps } from '../src/scoring/testing/swaps.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';

export const about =
  'the same CV with another name, sex, age, address, nationality, school, faith: the score does not move';

const kinds: readonly FileKind[] = ['pdf', 'docx', 'txt'];

export async function run(): Promise<void> {
  say('  the fast scorer\n');
  await swapAll();
  say('\n  scorer and reader together\n');
  await swapAll(remembering(await openShippedReader()));
}

async function swapAll(judge?: Judge): Promise<void> {
  const rows: string[][] = [];
  const moved: string[] = [];
  let all = 0;
  for (const { kind, said, say: tell } of swaps) {
    let count = 0;
    let most = 0;
    for (const [index, person] of samplePeople.entries()) {
      const file = kinds[(index + said.length) % kinds.length] ?? 'pdf';
      const job = sampleJobs[index % sampleJobs.length];
      if (!job) continue;
      let first: number | undefined;
      for (const words of said) {
        const score = await scoreFile(await makeCvFile(tell(person, words), file), job, judge);
        first ??= score;
        const by = Math.abs(score - first);
        count++;
        most = Math.max(most, by);
        if (by > 0) moved.push(`${kind} “${words}” (${file}, ${person.headline}): ${(score - first).toFixed(2)}`);
      }
    }
    all += count;
    rows.push([kind, String(count), most.toFixed(2)]);
  }
  sayTable(['what is swapped', 'CVs', 'most the score moves'], rows);
  say(`\n  ${all} CVs, ${moved.length} moved`);
  for (const line of moved) say(`  ${line}`);
}
