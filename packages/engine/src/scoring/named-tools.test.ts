import { expect, it } from 'vitest';
import { mayShow, namedTools } from './named-tools.ts';

it.each([
  ['SMSTS', 'Site Management Safety Training Scheme, valid to 2027', true],
  ['LIMS', 'All samples tracked on our StarLIMS', true],
  ['LIMS', 'All samples tracked on paper', false],
  ['Experience with Kubernetes', 'Run in Docker on two servers', false],
  ['Experience with Kubernetes', 'Kept twelve services on EKS and Kubernetes', true],
  ['SQL', 'Wrote joins, CTEs and window functions against a 2TB warehouse daily', true],
  ['SQL', 'Ran the reports the analysts had written', false],
  ['Docker', 'Put 30 services into containers, slim images, compose for local work', true],
  ['Strong Excel', 'Built the forecast with index-match, pivots and macros', true],
  ['Linux', 'Debian and RHEL servers, systemd, patching', true],
  ['PostGIS and spatial SQL', 'Kept parish maps in PostGIS, drawn in QGIS', true],
  ['A/B testing', 'Helped write up two split tests', true],
  ['Kubernetes', 'Moved the shop to EKS', true],
  ['HR metrics and reporting', 'Ran the headcount list out of ADP', true],
  ['SQL Server: backups and tuning', 'Restores tested monthly, SQL 2012 to 2022', true],
])('%s may be shown by "%s": %s', (asked, line, may) => {
  expect(mayShow(line, namedTools(asked))).toBe(may);
});

it.each(['CI/CD', 'REST APIs', 'Setting CNC lathes'])('%s may be told of without its name, beside tools', (asked) => {
  expect(mayShow('Set up GitLab pipelines and JSON endpoints in Express', namedTools(asked))).toBe(true);
});

it.each([
  ['Experience of reporting in Tableau', 'Monthly reports in Excel for four brands'],
  ['SQL Server: backups and tuning', 'MySQL and MariaDB replication and backups'],
])('%s is asked for with more than a name, and "%s" tells of another tool', (asked, line) => {
  expect(mayShow(line, namedTools(asked))).toBe(false);
});

it('names and nothing else are asked for, also where no list has one of them', () => {
  expect(mayShow('Drew the plans in MapInfo', namedTools('QGIS, PostGIS and Python'))).toBe(false);
  expect(mayShow('Kept the parcels in PostGIS', namedTools('QGIS, PostGIS and Python'))).toBe(true);
});

it.each([
  ['Reconciliations', 'Reconciled supplier statements and bank accounts each month'],
  ['Budgets', 'Planned what each ward may spend and kept it there'],
  ['FP&A experience', 'Owned annual operating plan, rolling forecast and variance commentary'],
  ['NLP', 'Had a model sort complaints by what they are about'],
  ['Phlebotomy', 'Took blood from forty patients a morning'],
  ['R or Python', 'Mortality GLM in R, packaged'],
])('%s is work, or one of two names, and may be told of by "%s"', (asked, line) => {
  expect(mayShow(line, namedTools(asked))).toBe(true);
});

it.each([
  ['Jest', 'Had every page tried by hand before a release'],
  ['HPLC', 'Separated samples on thin layers'],
])('%s is one way of a kind of work, which "%s" does not show', (asked, line) => {
  expect(mayShow(line, namedTools(asked))).toBe(false);
});
