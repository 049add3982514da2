import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askSecret } from './ask-secret.ts';

/** Someone who types each answer once it is asked for. */
function createTerminal(answers: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough();
  const left = [...answers];
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (shown.endsWith(': ')) setTimeout(() => input.write(`${left.shift()}\r`), 5);
  });
  return { terminal: { input, output }, shown: () => shown };
}

it('what is typed at a terminal is not shown, and is asked for twice', async () => {
  const { terminal, shown } = createTerminal(['Light-of-the-1st', 'Light-of-the-1st']);
  expect(await askSecret('Password', terminal)).toBe('Light-of-the-1st');
  expect(shown()).toBe('Password: \nPassword again: \n');
});

it('two that differ are none', async () => {
  const { terminal } = createTerminal(['Light-of-the-1st', 'Light-of-the-2nd']);
  expect(await askSecret('Password', terminal)).toBeUndefined();
});

it('from a pipe the first line is read, once and without a prompt', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end('Light-of-the-1st\nand more\n');
  expect(await askSecret('Password', { input, output })).toBe('Light-of-the-1st');
  expect(output.read()).toBeNull();
});
