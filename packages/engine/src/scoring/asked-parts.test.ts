import { expect, it } from 'vitest';
import { askedParts } from './asked-parts.ts';

it('several things asked for in one are told apart where each is clear without the rest', () => {
  expect(askedParts('Strong SQL and Power BI')).toEqual(['SQL', 'Power BI']);
  expect(askedParts('Experience of planning routes and supervising drivers')).toEqual([
    'planning routes',
    'supervising drivers',
  ]);
  expect(askedParts('SMSTS and CSCS black or gold')).toEqual(['SMSTS', 'CSCS black or gold']);
  for (const one of [
    'AWS or Azure',
    'Recruiting and training volunteers',
    'Preparing personal and corporate tax returns',
    'Deploying models to production and monitoring them for drift',
    'Calm and clear writing',
  ]) {
    expect(askedParts(one)).toEqual([]);
  }
});
