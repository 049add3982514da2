import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './e2e/chromium-arguments.ts';
import { address } from './e2e/product-place.ts';

/** Journeys through the product as a newcomer starts it, in the Chromium that is installed. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Each journey stands alone: with people of its own, or with demo data that no other journey changes.
  fullyParallel: true,
  // One browser for each core; they share the product with its database, which has to keep up.
  workers: Math.min(availableParallelism(), 4),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: address,
    // Without pictures of every moment, which cost more than the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArguments,
    },
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    // Signing in is the first impression: it is gone through in the dark, too.
    { name: 'dark', use: { colorScheme: 'dark' }, testDir: 'e2e/sign-in', testMatch: 'login.spec.ts' },
  ],
  webServer: {
    command: 'node e2e/start-product.ts',
    url: `${address}/readyz`,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
