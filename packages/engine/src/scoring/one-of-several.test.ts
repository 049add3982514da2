import { expect, it } from 'vitest';
import { readJobAsks } from './job-asks.ts';
import { isOneOfSeveral } from './one-of-several.ts';

it.each([
  ['ACCA, CIMA or ACA qualified', 'ACCA'],
  ['ACCA, CIMA or ACA qualified', 'CIMA'],
  ['Python or R for analysis', 'Python'],
  ['SQL and either Python or R', 'R'],
  ['C++ or Rust', 'C++'],
  ['Dashboards in Power BI or Tableau', 'Tableau'],
  ['Advanced Excel, and a planning tool such as Anaplan or Adaptive', 'Anaplan'],
  ['Experience of WMS (Manhattan, SAP EWM or similar)', 'SAP'],
])('of "%s" %s is one of several', (text, name) => expect(isOneOfSeveral(text, name)).toBe(true));

it.each([
  ['Advanced Excel, and a planning tool such as Anaplan or Adaptive', 'Excel'],
  ['Confident in Illustrator, InDesign and Photoshop', 'InDesign'],
  ['Three years of Java or more', 'JavaScript'],
  ['Fluent in SQL', 'SQL'],
  ['SQL and either Python or R', 'SQL'],
])('of "%s" %s is asked for by itself, or not at all', (text, name) => expect(isOneOfSeveral(text, name)).toBe(false));

it('a skill that a requirement names beside others that would do is judged there alone', () => {
  const { skills } = readJobAsks({
    title: 'Finance business partner',
    description: '',
    skills: ['ACCA', 'CIMA', 'Excel', 'Anaplan', 'Forecasting'],
    requirements: ['ACCA, CIMA or ACA qualified', 'Advanced Excel, and a planning tool such as Anaplan or Adaptive'],
    responsibilities: [],
    niceToHave: [],
  });
  expect(skills).toEqual(['Excel', 'Forecasting']);
});
