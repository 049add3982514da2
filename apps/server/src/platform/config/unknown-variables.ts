import { slipsBetween } from '../slips-between.ts';

/** What only our variables begin with; others may be there for programs beside us. */
const ours =
  /^(?:GOOGLE_CALENDAR|KEEP|LLM|LOCAL_STAND|MAILING_LIST|METRICS|OIDC|REQUESTS_PER|S3|SEED|SITE|SMTP|TRUST)_/;

/** What Kubernetes sets for each service beside us, by its name. */
const ofServices = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d\w*)$/;

/** Of shorter names too many others are two letters away. */
const shortestCompared = 8;
const mostSlips = 2;

/** Variables that look like ours and are none: misspelt ones, whose defaults would count in silence. */
export const unknownVariables = (
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): string[] =>
  Object.keys(environment).filter(
    (name) => !known.has(name) && !ofServices.test(name) && (ours.test(name) || findMeant(name, known) !== undefined),
  );

export function unknownVariableWarning(name: string, known: ReadonlySet<string>): string {
  const meant = findMeant(name, known);
  const help = meant ? `${meant} may be meant` : 'Those there are stand in docs/operations.md';
  return `${name} is set, and there is no such variable: it does nothing. ${help}`;
}

/** The variable that a slip of the pen or two made into this name. */
function findMeant(name: string, known: ReadonlySet<string>): string | undefined {
  const written = name.toUpperCase().replaceAll('-', '_');
  for (const variable of known)
    if (variable.length >= shortestCompared && slipsBetween(written, variable) <= mostSlips) return variable;
  return undefined;
}
