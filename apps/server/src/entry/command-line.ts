import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What follows a command's name. Asked for help it says how it is used, and so it does where it does not know a word. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // Node's further sentences are about how it reads words, which helps no one here.
    return endWithUsage(`${(error as Error).message.replace(/\. .*/s, '')}.\n\n${usage}`);
  }
}

export function endWithUsage(usage: string): never {
  console.error(usage);
  process.exit(2);
}

/** For programs whose settings are variables: a word behind them would be ignored, by someone who thinks that it was heard. */
export function takeNoArguments(usage: string): void {
  if (readArguments(usage, {}).positionals.length > 0) endWithUsage(usage);
}

/** How the three programs that serve the product are called. */
export const serverUsage = (program: string): string =>
  `Usage: node apps/server/src/entry/${program}.ts\n\nIt takes no arguments: its settings are environment variables, listed in docs/operations.md.`;
