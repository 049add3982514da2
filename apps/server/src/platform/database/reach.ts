import pg from 'pg';
import { ConfigurationError } from '../config/configuration-error.ts';
import { isConnectionError } from './database.ts';

/** Connects once, so that what is wrong with an address is said before anything is done with it. */
export async function reach(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'candela-reach',
    connectionTimeoutMillis: 10_000,
  });
  // Cut while it says goodbye, it has been reached all the same.
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

/** The same failure as a sentence for the one who set the variable, without the password that is in the address. */
export function explainUnreached(error: unknown, variable: string, url: string): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  const { host, pathname, username } = new URL(url);
  const place = `${username ? `${decodeURIComponent(username)} at ` : ''}${host}${pathname}`;
  return new ConfigurationError(`${variable}: ${reason} (${place}). Correct the address, or set that database right.`);
}

function reasonOf(error: unknown): string | undefined {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // PostgreSQL and the driver say what lacks encryption in words alone.
  if (/no encryption/.test(message)) return 'the database takes encrypted connections alone; add ?sslmode=verify-full';
  if (/does not support SSL/.test(message)) return 'the database does not speak TLS, and sslmode asks for it';
  return reasons[code] ?? (isConnectionError(error) ? 'no database answers there' : undefined);
}

const unknownAuthority =
  'the certificate of the database is signed by an authority that this machine does not know; put the authority’s own into a file and name that in NODE_EXTRA_CA_CERTS';

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'the name of the machine cannot be looked up',
  '28P01': 'the database refuses the user or the password',
  '28000': 'the database refuses the user',
  '3D000': 'there is no database of that name',
  '53300': 'the database has no connection left',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  CERT_HAS_EXPIRED: 'the certificate of the database has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the database is for another name',
};
