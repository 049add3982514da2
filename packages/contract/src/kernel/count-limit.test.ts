import { expect, it } from 'vitest';
import { countLimit, countText, mostCounted } from './count-limit.ts';

it('counts up to ten thousand beyond the page, and says where it stopped', () => {
  expect(countLimit({ page: 1, pageSize: 25 })).toBe(10_001);
  expect(countLimit({ page: 401, pageSize: 25 })).toBe(20_001);
  expect([0, 1234, mostCounted, mostCounted + 1].map(countText)).toEqual(['0', '1,234', '10,000', '10,000+']);
});
