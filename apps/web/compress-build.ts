import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Leaves a compressed copy beside each text file of the build, so that the server compresses nothing twice. */
const folder = path.join(import.meta.dirname, 'build/client');
const worthwhile = /\.(js|css|svg|html|txt|json|webmanifest|xml)$/;
const smallest = 1024;

const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
  (entry) => entry.isFile() && worthwhile.test(entry.name),
);
await Promise.all(
  files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < smallest) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
