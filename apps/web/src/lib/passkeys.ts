import type { NewPasskeyAnswer, PasskeyAnswer } from '@candela/contract/passkeys/passkeys.routes.ts';

/** Loaded when it is needed: most sign-ins are without. */
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;

/** What the server asked for is for the browser alone; it is passed on as it came. */
export async function askPasskey(options: Record<string, unknown>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} };
}

export async function makePasskey(options: Record<string, unknown>): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} };
}

/** The visitor closed the browser's own window: nothing to say. */
export const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError';
