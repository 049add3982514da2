/** Where files are uploaded to. What has arrived is moved out of it, and what is left in it is removed after a day. */
export const incoming = 'incoming/';

/** Where a file is kept once it has arrived. */
export const keptKeyOf = (uploadKey: string): string =>
  uploadKey.startsWith(incoming) ? uploadKey.slice(incoming.length) : uploadKey;
