import { describe, expect, it } from 'vitest';
import { connectQuery, pooledNames, pooledUrl, startOptions } from './pool-settings.ts';

describe('settings of a connection', () => {
  it('are the same for PostgreSQL and for PgBouncer, and never without the role under row-level security', () => {
    for (const name of pooledNames) {
      const ofStart = startOptions(name).match(/(?<=-c )\S+/g);
      const ofPooler = connectQuery(name)
        .split('; ')
        .map((statement) => statement.replace(/^set (\S+) = '(.*)'$/, '$1=$2'));
      expect(ofPooler).toEqual(ofStart);
      expect(ofStart).toContain('role=candela_app');
    }
  });

  it('come from a database of PgBouncer for each pool', () => {
    expect(pooledUrl('postgresql://candela:secret@pooler:6432/candela?sslmode=require', 'system')).toBe(
      'postgresql://candela:secret@pooler:6432/candela_system?sslmode=require',
    );
  });
});
