/** What the one who starts it has to mend; the message is a sentence for them. */
export class ConfigurationError extends Error {}
