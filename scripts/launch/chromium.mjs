import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment, runQuietly } from './processes.mjs';
import { step } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the tests: an installed one, else Debian's when we may install it. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isDebian = isExecutable('/usr/bin/apt-get');
  await step({ doing: 'Installing Chromium', done: 'Chromium installed' }, () => {
    if (isDebian && process.getuid?.() === 0) return install();
    throw new Error(
      'The browser tests need Chromium or Chrome, and none was found. Install one (on Debian or Ubuntu: ' +
        'sudo apt-get install chromium) or name its program in CHROMIUM_PATH.',
    );
  });
  const installed = findChromium();
  if (!installed) throw new Error('Chromium was installed but not found on the PATH: name it in CHROMIUM_PATH.');
  return installed;
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find(isExecutable);
}

async function install() {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  const update = await runQuietly('apt-get', ['update', '-q'], { env });
  if (update.code !== 0) return update;
  return runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
