import type { Config } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** Why requests cannot be listened for, with the variable that says where; anything else stays what it is. */
export function explainListening(error: unknown, { host, port }: Place): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']?.(host, port);
  return sentence === undefined ? error : new ConfigurationError(sentence);
}

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT: ${port} is taken by another program on ${host}. Stop that one, or set PORT to another number.`,
  EACCES: (_, port) =>
    `PORT: this user may not listen on ${port}. Set PORT to a number from 1024 on, with a proxy before it that has ${port}.`,
  EADDRNOTAVAIL: unknownAddress,
  ENOTFOUND: unknownAddress,
  EAI_AGAIN: unknownAddress,
  EINVAL: unknownAddress,
  EAFNOSUPPORT: (host) => `HOST: this machine does not speak the kind of address that ${host} is. Set HOST to 0.0.0.0.`,
};

function unknownAddress(host: string): string {
  return `HOST: ${host} is no address of this machine. Set HOST to one that it has: 127.0.0.1 for itself alone, 0.0.0.0 for all.`;
}
