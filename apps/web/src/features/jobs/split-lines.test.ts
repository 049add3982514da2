import { describe, expect, it } from 'vitest';
import { moveEntry, splitLines } from './split-lines.ts';

describe('splitLines', () => {
  it('makes one entry a line and drops blanks', () => {
    expect(splitLines('Degree in nursing\n\n  Two years on a ward \r\nDriving licence')).toEqual([
      'Degree in nursing',
      'Two years on a ward',
      'Driving licence',
    ]);
    expect(splitLines('  \n ')).toEqual([]);
  });

  it.each([
    ['•\tPlan care\n•\tLead a team'],
    ['- Plan care\n- Lead a team'],
    ['* Plan care\n* Lead a team'],
    ['1. Plan care\n2. Lead a team'],
    ['1) Plan care\n2) Lead a team'],
    ['(a) Plan care\n(b) Lead a team'],
    ['▪ Plan care\n▪ Lead a team'],
    ['– Plan care\n– Lead a team'],
    ['✓Plan care\n✓Lead a team'],
    ['[ ] Plan care\n[x] Lead a team'],
  ])('strips bullets: %j', (pasted) => {
    expect(splitLines(pasted)).toEqual(['Plan care', 'Lead a team']);
  });

  it('joins a sentence that the source broke over two lines', () => {
    expect(splitLines('• Plan and review care for\nup to twelve people\n• Lead a team')).toEqual([
      'Plan and review care for up to twelve people',
      'Lead a team',
    ]);
  });

  it('leaves what only looks like a bullet', () => {
    expect(splitLines('5 years of C++\n3D modelling\nA-level maths\n2.5 GHz radio')).toEqual([
      '5 years of C++',
      '3D modelling',
      'A-level maths',
      '2.5 GHz radio',
    ]);
  });
});

describe('moveEntry', () => {
  it('moves within the list and nowhere else', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moveEntry(['a'], 0, 1)).toEqual(['a']);
    expect(moveEntry(['a'], 0, -1)).toEqual(['a']);
  });
});
