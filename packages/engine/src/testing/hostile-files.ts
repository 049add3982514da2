import { hostileArchives } from './hostile-archives.ts';
import { hostileDocs } from './hostile-docs.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileTexts } from './hostile-texts.ts';

/** Beside the hostile PDFs, which have a list of their own. */
export const hostileFiles: readonly HostileFile[] = [...hostileArchives, ...hostileDocs, ...hostileTexts];
