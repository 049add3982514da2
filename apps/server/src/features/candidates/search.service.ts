import { type PersonItem, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import { lookUpSkill } from '@candela/engine/taxonomy/find-skills.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { createListWriter, type WrittenAnswer } from '../../platform/http/list-writer.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { readPlainWords } from './plain-words.ts';
import * as repo from './search.repo.ts';
import { alternativesOf } from './search-alternatives.ts';
import { type Correction, isCorrectable, nearest, type Term, toTsquery, withPhrases } from './search-query.ts';
import { createFinder, type Finder, readPart, snippetOf } from './search-snippet.ts';

type Query = RouteParsed<typeof searchPeople>['query'];
type Place = Pick<repo.PeopleFilter, 'organisationId' | 'companies'>;

/** Searches are not longer than this; each word costs a look at the index. */
const mostWords = 12;
const mostSkills = 20;

const writePeople = createListWriter(searchPeople, ['items']);

export const createCandidateSearchService = ({ database }: { database: Database }) => ({
  search: async (
    principal: RecruiterPrincipal,
    { search, skills, page, pageSize, ...filter }: Query,
  ): Promise<WrittenAnswer> => {
    const scope = tenantScope(principal);
    const { organisationId, companyIds: companies } = principal;
    const place = { organisationId, companies };
    const typed = search.trim();
    const isAddress = /^\S*@\S*$/.test(typed) && typed.length > 1;
    const alternatives = isAddress ? [] : alternativesOf(typed);
    const [ofTyped = [], ...phrases] =
      isAddress || typed === '' ? [] : await readWords(database, scope, [typed, ...alternatives]);
    const words = ofTyped.slice(0, mostWords);
    const find = (terms: readonly Term[]) => {
      const direct = toTsquery(terms);
      const asked = {
        ...filter,
        minYears: filter.minYears,
        stage: filter.stage,
        tag: filter.tag || undefined,
        companyId: filter.companyId,
        ...place,
        words: phrases.length > 0 ? withPhrases(direct, phrases) : direct,
        direct,
        names: toTsquery(terms, 'A'),
        // What the snippet is cut around.
        shown: [...terms.map(({ word }) => word), ...phrases.flatMap(([first = '']) => first)],
        email: isAddress ? typed.toLowerCase() : null,
        skills: readSkills(skills),
      };
      return database.readListAtOnce(scope, (tx) => repo.listPeople(tx, asked, { page, pageSize }));
    };
    // Something was typed, but nothing that a document could contain: no candidate is found rather than all of them.
    const isHopeless = typed !== '' && !isAddress && words.length === 0;
    const direct = isHopeless ? { people: [], total: 0 } : await find(toTerms(words));
    // Where a candidate has every word, none was mistyped; and what is known by other names was not either.
    const isMistyped = direct.total === 0 && phrases.length === 0 && words.length > 0;
    const { terms, corrections } = isMistyped
      ? await database.readList(scope, (tx) => correct(tx, place, words))
      : { terms: [], corrections: [] };
    const { people, total } = corrections.length > 0 ? await find(terms) : direct;
    const looked = [corrections.length > 0 ? terms : toTerms(words), phrases] as const;
    // Made when the first line has to be cut out: mostly a page's entries have been written before.
    let finder: Finder | null | undefined;
    const toEntry = (person: repo.FoundPerson) => {
      if (finder === undefined) finder = createFinder(...looked);
      return toItem(person, finder);
    };
    const around: RouteOutput<typeof searchPeople> = {
      items: [],
      pagination: paginate({ page, pageSize }, total),
      corrections,
    };
    const besides = JSON.stringify(looked);
    return writePeople({ around, rows: people, toEntry, besides: () => besides });
  },
});

export type CandidateSearchService = ReturnType<typeof createCandidateSearchService>;

/** Texts in the words of the index; most can be told without asking. */
async function readWords(database: Database, scope: Scope, texts: readonly string[]): Promise<string[][]> {
  const plain = texts.map(readPlainWords);
  if (plain.every((words) => words !== undefined)) return plain;
  return database.readListAtOnce(scope, (tx) => repo.readWords(tx, texts));
}

/** The last word may still be being typed. */
const toTerms = (words: readonly string[]): Term[] =>
  words.map((word, index) => ({ word, isPrefix: index === words.length - 1 }));

/** Word by word: one that no visible candidate has is replaced by the nearest that one has. */
async function correct(
  tx: Tx,
  place: Place,
  words: readonly string[],
): Promise<{ terms: Term[]; corrections: Correction[] }> {
  const terms: Term[] = [];
  const corrections: Correction[] = [];
  for (const term of toTerms(words)) {
    const { word } = term;
    const used = isCorrectable(word) ? await replacement(tx, place, term) : null;
    terms.push(used === null ? term : { word: used, isPrefix: false });
    if (used !== null) corrections.push({ typed: word, used });
  }
  return { terms, corrections };
}

async function replacement(tx: Tx, place: Place, term: Term): Promise<string | null> {
  if (await repo.isKnown(tx, place, toTsquery([term]))) return null;
  const alike = nearest(term.word, await repo.listAlike(tx, place.organisationId, term.word));
  for (const word of alike.slice(0, 5)) {
    // The list of words is the organisation's; what a colleague next door has must not be told from it.
    if (await repo.isKnown(tx, place, toTsquery([{ word, isPrefix: false }]))) return word;
  }
  return null;
}

/** Each as it was typed and as the taxonomy writes it: "k8s" asks for Kubernetes too. */
const readSkills = (skills: string): string[][] =>
  [...new Set(skills.split(',').map((skill) => skill.trim().toLowerCase()))]
    .filter((skill) => skill !== '')
    .slice(0, mostSkills)
    .map((skill) => [skill, lookUpSkill(skill)?.name.toLowerCase() ?? skill]);

const toItem = (person: repo.FoundPerson, finder: Finder | null): PersonItem => ({
  candidateId: person.candidate_id,
  cvId: person.cv_id,
  name: person.name,
  email: person.email,
  title: person.title ?? '',
  company: person.company ?? '',
  experience_years: person.experience_years ?? 0,
  skills: person.skills ?? [],
  snippet: person.cut === null ? '' : snippetOf(readPart(person.cut), finder),
  stages: person.stages ?? [],
});
