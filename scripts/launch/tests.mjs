import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { binCommand, environment, runForeground } from './processes.mjs';
import { loudStep, StepFailure } from './steps.mjs';
import { ensureWebBuild } from './web-build.mjs';

const PARTS = { check: runCheckPart, unit: runUnitTests, browser: runBrowserTests };

/** `npm test`, or one part of it: `npm test -- --only=check|unit|browser [arguments of vitest or Playwright]`. */
export async function runTests(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const rest = args.filter((arg) => !arg.startsWith('--only='));
  if (only !== undefined && !Object.hasOwn(PARTS, only))
    throw new Error(`--only is one of ${Object.keys(PARTS).join(', ')}.`);
  if (only === undefined && rest.length > 0)
    throw new Error(`${rest.join(' ')}: say for which part, with --only=unit or --only=browser.`);

  if (only === 'check' && rest.length > 0) throw new Error(`${rest.join(' ')}: the checks take no arguments.`);

  const totals = { passed: 0, failed: 0, failures: [] };
  for (const name of only ? [only] : Object.keys(PARTS)) {
    const counts = await runPart(PARTS[name], rest);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    totals.failures.push(...(counts.failures ?? []));
  }
  // Named once more at the end: of a long run often only the last lines are kept.
  for (const failure of totals.failures) process.stdout.write(`\n✗ ${failure}\n`);
  process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
  return totals.failed === 0 ? 0 : 1;
}

/** A part that cannot run at all is a failure among the others, and does not hide their results. */
async function runPart(part, args) {
  try {
    return await part(args);
  } catch (error) {
    if (!(error instanceof StepFailure)) process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Failed checks count; passed ones are not tests. */
async function runCheckPart() {
  const failures = await runChecks();
  return { passed: 0, failed: failures.length, failures };
}

function runUnitTests(args) {
  return withReport((report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = binCommand('vitest', ['run', ...reporters, ...args]);
    const texts = { doing: 'Unit and integration tests', done: 'Unit and integration tests' };
    return loudStep(texts, () => runForeground(vitest.program, vitest.args, { shell: vitest.shell }));
  }, countVitest);
}

async function runBrowserTests(args) {
  await ensureWebBuild();
  const chromium = await ensureChromium();
  return withReport((report) => {
    const env = environment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const playwright = binCommand('playwright', ['test', '--reporter=list,json', ...args]);
    const texts = { doing: 'Browser tests', done: 'Browser tests' };
    return loudStep(texts, () => runForeground(playwright.program, playwright.args, { env, shell: playwright.shell }));
  }, countPlaywright);
}

async function withReport(run, count) {
  const folder = mkdtempSync(join(tmpdir(), 'candela-test-'));
  try {
    const report = join(folder, 'report.json');
    const code = await run(report);
    return judge(code, readReport(report, count));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function countVitest({ numPassedTests, numFailedTests, testResults = [] }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`),
    ]);
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function countPlaywright({ stats, suites = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: suites.flatMap(failedSpecs) };
}

function failedSpecs({ specs = [], suites = [] }) {
  const named = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return [...named, ...suites.flatMap(failedSpecs)];
}

/** A suite that ends badly without a failed test (a file that cannot be read, say), or runs nothing, has failed. */
function judge(code, { passed, failed, failures }) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed, failures };
}
