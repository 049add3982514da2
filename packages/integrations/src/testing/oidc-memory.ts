import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

export interface OidcMemory {
  adapter: AdapterFactory;
  /** The codes that were given are too old from now on. */
  outliveCodes(): void;
}

/** What the loopback provider remembers, for one server's life. Expiry is the provider's own to check. */
export function createOidcMemory(): OidcMemory {
  const records = new Map<string, AdapterPayload>();

  const adapter: AdapterFactory = (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload) {
        records.set(keyOf(id), payload);
      },
      async find(id) {
        return records.get(keyOf(id));
      },
      async findByUid(uid) {
        return [...records].find(([key, { uid: own }]) => key.startsWith(`${model}:`) && own === uid)?.[1];
      },
      async findByUserCode() {},
      async consume(id) {
        const record = records.get(keyOf(id));
        if (record !== undefined) records.set(keyOf(id), { ...record, consumed: Math.floor(Date.now() / 1000) });
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, record] of records) if (record.grantId === grantId) records.delete(key);
      },
    };
  };
  return {
    adapter,
    outliveCodes() {
      for (const [key, record] of records) {
        if (key.startsWith('AuthorizationCode:')) records.set(key, { ...record, exp: 1 });
      }
    },
  };
}
