const modelPrefix = 'llm:';

/** Who judged, as a reader knows them. */
export function engineName(engine: string): string {
  if (engine === 'candela') return 'Candela';
  return engine.startsWith(modelPrefix) ? `the language model ${engine.slice(modelPrefix.length)}` : engine;
}

/** Who judged, and in which version; a version that begins with the engine's name does not repeat it. */
export function engineText(engine: string, version: string): string {
  const repeated = `${engine}-`;
  return version.startsWith(repeated)
    ? `${engineName(engine)} ${version.slice(repeated.length)}`
    : `${engineName(engine)} (${version})`;
}
