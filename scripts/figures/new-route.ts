import { posix } from 'node:path';
import type { Figure } from './figure.ts';

/** A route with a screen of its own, on which what the next one will touch is counted. */
const SAMPLE = 'language-model';

/**
 * Every file that was written or opened for the sample: those that carry its name, and those that name it in an import,
 * an address or an id. Of the latter, what several screens share is a list that has to be known of.
 */
export function findFilesOfNewRoute(contents: ReadonlyMap<string, string>, sample = SAMPLE): Figure[] {
  const mention = new RegExp(`['"\`][^'"\`\\n]*\\b${sample}\\b`);
  const places = [...contents].filter(([path]) => /^(packages|apps|e2e)\//.test(path) && !path.includes('/demo/'));
  const touched = places.filter(([path, text]) => path.includes(sample) || mention.test(text)).map(([path]) => path);
  return [
    { name: `Files touched for a new route with a screen (as for ${sample})`, findings: touched },
    {
      name: 'Of these, lists shared with other screens',
      findings: touched.filter((path) => !path.includes(sample) && isShared(path)),
    },
  ];
}

/** Outside the features' folders, or named after the feature: `admin.routes.ts` has a line for every route of admin. */
function isShared(path: string): boolean {
  const feature = /\/features\/([^/]+)\/|^packages\/contract\/src\/(?!kernel\/|pages\/)([^/]+)\//.exec(path);
  return !feature || posix.basename(path).startsWith(`${feature[1] ?? feature[2]}.`);
}
