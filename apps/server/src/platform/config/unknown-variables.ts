/** What only our variables begin with; others may be there for programs beside us. */
const ours =
  /^(?:GOOGLE_CALENDAR|KEEP|LLM|LOCAL_STAND|MAILING_LIST|METRICS|OIDC|REQUESTS_PER|S3|SEED|SITE|SMTP|TRUST)_/;

/** What Kubernetes sets for each service beside us, by its name. */
const ofServices = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d\w*)$/;

/** Variables that look like ours and are none: misspelt ones, whose defaults would count in silence. */
export const unknownVariables = (
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): string[] => Object.keys(environment).filter((name) => ours.test(name) && !ofServices.test(name) && !known.has(name));

export const unknownVariableWarning = (name: string): string =>
  `${name} is set, and there is no such variable: it does nothing. Those there are stand in docs/operations.md`;
