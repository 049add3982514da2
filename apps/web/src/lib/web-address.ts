/** Whether a text may be shown as a link: an address with http or https, and nothing a browser would run. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
