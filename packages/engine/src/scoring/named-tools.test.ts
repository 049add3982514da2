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
])('%s may be shown by "%s": %s', (asked, line, may) => {
  expect(mayShow(line, namedTools(asked))).toBe(may);
});

it.each(['CI/CD', 'REST APIs', 'Setting CNC lathes'])('%s may be told of without its name, beside tools', (asked) => {
  expect(mayShow('Set up GitLab pipelines and JSON endpoints in Express', namedTools(asked))).toBe(true);
});
