import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Takes what readline would show of every key that is pressed. */
const unseen = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks at a terminal, where what is typed is not shown and so is asked for twice; from anything else the first line is read.
 * Undefined where the two are not the same.
 */
export async function askSecret(
  name: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string | undefined> {
  const atTerminal = input.isTTY === true;
  const lines = createInterface({ input, ...(atTerminal && { output: unseen(), terminal: true }) });
  const ask = async (prompt: string): Promise<string> => {
    if (atTerminal) output.write(prompt);
    const answer = await lines.question('');
    if (atTerminal) output.write('\n');
    return answer;
  };
  try {
    const first = await ask(`${name}: `);
    return !atTerminal || (await ask(`${name} again: `)) === first ? first : undefined;
  } finally {
    lines.close();
  }
}
