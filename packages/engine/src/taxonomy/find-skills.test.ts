import { describe, expect, test } from 'vitest';
import { findSkills, lookUpSkill } from './find-skills.ts';
import { skillTable } from './skill-table.ts';

const told = (text: string): string[] => findSkills(text, { isList: false }).map(({ skill }) => skill.name);

describe('aliases', () => {
  test.each([
    ['JS', 'JavaScript'],
    ['MS Excel', 'Microsoft Excel'],
    ['excel', 'Microsoft Excel'],
    ['k8s', 'Kubernetes'],
    ['Node JS', 'Node.js'],
    ['C#', 'C#'],
    ['c++', 'C++'],
    ['C', 'C'],
    ['.NET', '.NET'],
    ['ci / cd', 'CI/CD'],
    ['data visualization', 'Data visualisation'],
    ['Financial modeling', 'Financial modelling'],
    ['pivot tables', 'Microsoft Excel'],
  ])('%s', (written, name) => expect(lookUpSkill(written)?.name).toBe(name));

  test('ids are unique', () => {
    const ids = new Map<string, string>();
    for (const spellings of skillTable().values()) {
      for (const { skill } of spellings) {
        expect(ids.get(skill.id) ?? skill.name).toBe(skill.name);
        ids.set(skill.id, skill.name);
      }
    }
    expect(ids.size).toBeGreaterThan(2500);
  });
});

describe('in running text', () => {
  test('the longest name, once at each place', () => {
    expect(told('Built with React Native, GraphQL and PostgreSQL on AWS.')).toEqual([
      'React Native',
      'GraphQL',
      'PostgreSQL',
      'Amazon Web Services',
    ]);
  });

  test('GCP is no cloud among trials', () => {
    expect(told('Consent forms to GCP')).toEqual([]);
    expect(told('Moved the shop to GCP')).toEqual(['Google Cloud Platform']);
  });

  test.each([
    ['R or Python', ['R', 'Python']],
    ['Go or Rust', ['Go', 'Rust']],
    ['Go, Team', []],
    ['C or Merit grade', []],
  ])('%s: a language at the beginning stands beside another', (text, names) => expect(told(text)).toEqual(names));

  test.each([
    'We go to great lengths to excel at our work and have access to the project word for word.',
    'I express myself, react well under pressure and spring into action in a slack season.',
    'Took the lead on a lean budget; the outlook was good and the team was agile-minded at the time of the swift change.',
    'He is an ace at sage advice, and js or ml mean nothing here.',
  ])('%s', (text) => expect(told(text).filter((name) => !['Agile', 'Budgeting'].includes(name))).toEqual([]));

  test('a comma divides names', () => expect(told('data, entry')).toEqual([]));
});
