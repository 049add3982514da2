import { lookUpSkill } from '../../taxonomy/find-skills.ts';
import type { QuestionKind } from '../question.ts';
import { dataSnippets } from './data-snippets.ts';
import { generalSnippets } from './general-snippets.ts';
import type { Snippet } from './snippet.ts';
import { webSnippets } from './web-snippets.ts';

const snippets: readonly Snippet[] = [...webSnippets, ...generalSnippets, ...dataSnippets];

/** Lines to read in a language a candidate lists, however they spell it. */
export function findSnippet(skill: string, kind: QuestionKind): Snippet | undefined {
  const name = lookUpSkill(skill)?.name ?? skill;
  const plain = name.replace(/^HTML5$|^HTML\/CSS$/, 'HTML');
  return snippets.find((snippet) => snippet.language === plain && snippet.kind === kind);
}
