import { describe, expect, it } from 'vitest';
import { counted, formatLimit, formatPounds, fullName, toWords } from './format.ts';

describe('words and figures of the console', () => {
  it('count', () => {
    expect(counted(1, 'lead')).toBe('1 lead');
    expect(counted(0, 'lead')).toBe('0 leads');
    expect(counted(1204, 'piece', 'pieces')).toBe('1,204 pieces');
  });

  it('say money and limits', () => {
    expect(formatPounds(1490)).toBe('£1,490');
    expect(formatPounds(49.5)).toBe('£49.50');
    expect(formatLimit(-1)).toBe('Unlimited');
    expect(formatLimit(0)).toBe('0');
  });

  it('turn codes into words', () => {
    expect(toWords('sign-in-refused')).toBe('Sign in refused');
    expect(toWords('previousOwnerId')).toBe('Previous owner id');
    expect(toWords('recruiter')).toBe('Recruiter');
    expect(fullName({ firstName: '', lastName: 'Osei' })).toBe('Osei');
  });
});
