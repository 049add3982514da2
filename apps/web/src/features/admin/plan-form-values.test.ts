import { describe, expect, it } from 'vitest';
import { changesTo, parsePlan, planToValues } from './plan-form-values.ts';

const plan = {
  _id: '0198c0de-0000-4000-8000-000000000001',
  name: 'scale',
  displayName: 'Scale',
  description: 'For teams.',
  price: { monthly: 149, yearly: 1490.5 },
  limits: { companies: 5, jobs: -1, seats: 10 },
  mailsPerDay: 1000,
  features_display: ['Several companies', 'Seats'],
};
const values = planToValues(plan);
const errorsOf = async (change: Partial<typeof values>) => {
  const parsed = await parsePlan({ ...values, ...change });
  return parsed.isValid ? [] : parsed.errors;
};

describe('what is sent of a plan', () => {
  it('is what the form changed, and nothing that a colleague may have changed in the meantime', () => {
    const { _id, name, ...body } = plan;
    expect(changesTo(body, body)).toEqual({});
    expect(changesTo(body, { ...body, features_display: ['Seats'] })).toEqual({ features_display: ['Seats'] });
    const price = { monthly: 159, yearly: 1490.5 };
    const limits = { companies: 5, jobs: 25, seats: 10 };
    expect(changesTo(body, { ...body, price, limits })).toEqual({ price, limits });
  });
});

describe('the form of a plan', () => {
  it('gives back what it was given', async () => {
    const { displayName, description, price, limits, mailsPerDay, features_display } = plan;
    expect(await parsePlan(values)).toEqual({
      isValid: true,
      input: { displayName, description, price, limits, mailsPerDay, features_display },
    });
  });

  it('shows no number for what is unlimited', async () => {
    expect(values.limits.jobs).toBe('');
    expect(values.isUnlimited).toEqual({ companies: false, jobs: true, seats: false });
  });

  it('reads amounts as people write them, to the penny', async () => {
    const parsed = await parsePlan({ ...values, price: { monthly: '£1,490.99', yearly: ' 0.07 ' } });
    expect(parsed).toMatchObject({ isValid: true, input: { price: { monthly: 1490.99, yearly: 0.07 } } });
  });

  it('leaves empty lines out of the features', async () => {
    const parsed = await parsePlan({ ...values, features_display: '  One \n\n Two\n' });
    expect(parsed).toMatchObject({ input: { features_display: ['One', 'Two'] } });
  });

  it('says what is wrong, at the field that is wrong', async () => {
    expect(await errorsOf({ displayName: '  ' })).toEqual([{ path: 'displayName', message: 'A name is required' }]);
    expect(await errorsOf({ price: { monthly: '', yearly: '9.999' } })).toEqual([
      { path: 'price.monthly', message: 'Enter an amount in pounds' },
      { path: 'price.yearly', message: 'Use at most two decimals' },
    ]);
    expect(await errorsOf({ limits: { companies: '1.5', jobs: '', seats: 'many' } })).toEqual([
      { path: 'limits.companies', message: 'Enter a whole number' },
      { path: 'limits.seats', message: 'Enter a whole number' },
    ]);
    expect(await errorsOf({ features_display: `${'x'.repeat(121)}\n`.repeat(2) })).toEqual([
      { path: 'features_display', message: 'Must be at most 120 characters' },
    ]);
    expect(await errorsOf({ features_display: 'x\n'.repeat(13) })).toEqual([
      { path: 'features_display', message: 'At most 12 features' },
    ]);
  });
});
