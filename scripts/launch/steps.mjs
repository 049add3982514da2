const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI;
export const hasColour = isTerminal && !process.env.NO_COLOR;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

const paint = (code, text) => (hasColour ? `\u001b[${code}m${text}\u001b[0m` : text);
const green = (text) => paint(32, text);
const red = (text) => paint(31, text);
const dim = (text) => paint(2, text);

/** Thrown when a step has failed and its output was shown. */
export class StepFailure extends Error {}

/**
 * Shows a piece of work as one line with a tick and its time. `work` answers `{ code, output }`; the output is shown
 * only when it failed.
 */
export async function step({ doing, done }, work) {
  const started = performance.now();
  const stopSpinning = spin(doing);
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
  stopSpinning();
  if (result.code === 0) {
    tick(done, performance.now() - started);
    return result;
  }
  cross(doing, performance.now() - started);
  if (result.output) process.stdout.write(`${indent(result.output)}\n`);
  throw new StepFailure(doing);
}

/** Shows a piece of work that prints by itself, between a heading and a tick. Answers its exit code. */
export async function loudStep({ doing, done }, work) {
  const started = performance.now();
  process.stdout.write(`\n${dim('▸')} ${doing}\n`);
  const code = await work();
  (code === 0 ? tick : cross)(code === 0 ? done : doing, performance.now() - started);
  return code;
}

export function tick(text, milliseconds) {
  process.stdout.write(`${green('✓')} ${text}${time(milliseconds)}\n`);
}

function cross(text, milliseconds) {
  process.stdout.write(`${red('✗')} ${text}${time(milliseconds)}\n`);
}

function time(milliseconds) {
  return milliseconds === undefined ? '' : dim(`  ${(milliseconds / 1000).toFixed(1)} s`);
}

function spin(text) {
  if (!isTerminal) {
    process.stdout.write(`… ${text}\n`);
    return () => undefined;
  }
  let frame = 0;
  const draw = () => {
    process.stdout.write(`\r${FRAMES[frame % FRAMES.length]} ${text} `);
    frame += 1;
  };
  draw();
  const timer = setInterval(draw, 100);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[K');
  };
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
