import { describe, expect, it } from 'vitest';
import { findWeakness } from './password-policy.ts';

const common = 'This password is one of the most common ones. Please choose another.';
const own = 'This password is mostly your name, email address, company or “candela”. Please choose another.';
const ida = ['Ida', 'Vane', 'ida.vane@lamps.example', 'Northlight Robotics'];

describe('a weak password', () => {
  it.each(['password', '12345678', 'qwertyuiop', 'iloveyou', 'PassWord', 'football1', 'trustno1'])(
    'is one of the most common: %s',
    (password) => {
      expect(findWeakness(password, [])).toBe(common);
    },
  );

  it.each([
    'candela1',
    'Candela-2026',
    'idavane1990',
    'Vane.Ida-7',
    'lampsLAMPS',
    'NorthlightRobotics1',
    'ida-password',
  ])('is mostly what others know about the account: %s', (password) => {
    expect(findWeakness(password, ida)).toBe(own);
  });

  it.each([
    'Correct-horse-7',
    'ida likes tall trees',
    'candela shines over the harbour',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'ein-ganz-anderes-wort',
    '7f3k-99ab-mmq2',
  ])('is not any of these: %s', (password) => {
    expect(findWeakness(password, ida)).toBeNull();
  });

  it('takes no account of words of two letters, nor of what is missing', () => {
    expect(findWeakness('align-all-lights', ['Al', '', null, undefined])).toBeNull();
  });
});
