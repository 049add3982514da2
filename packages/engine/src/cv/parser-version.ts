/** Stored with every parsed CV. Raised whenever the same document would be read differently. */
export const parserVersion = 'cv-1.13';
