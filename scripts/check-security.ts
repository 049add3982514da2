import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFaults } from './security/security-table.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders = '{apps,packages,db,deploy,docs,e2e,proofs,bench,scripts}/**/*.*';
const files = globSync(folders, { cwd: root, exclude: (file) => /(^|[\\/])(node_modules|build)([\\/]|$)/.test(file) });

const faults = findFaults(
  readFileSync(path.join(root, 'docs', 'security.md'), 'utf8'),
  files.map((file) => file.split(path.sep).join('/')),
);
for (const fault of faults) console.error(`docs/security.md: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
