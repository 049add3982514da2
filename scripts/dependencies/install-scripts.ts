interface Lockfile {
  packages: Record<string, { version?: string; hasInstallScript?: boolean }>;
}

/**
 * Packages of a lockfile that have an install script and are not listed under `allowScripts` of package.json. No install
 * script is run here (.npmrc); a package that comes with one is looked at before it comes, because it may not work without.
 */
export function findUnlistedScripts(
  lockfile: Lockfile,
  manifest: { allowScripts?: Record<string, boolean> },
): string[] {
  const listed = manifest.allowScripts ?? {};
  return Object.entries(lockfile.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path)
    .filter((name) => !(name in listed));
}
