import type { toast as sonner } from 'sonner';

type Sonner = typeof sonner;
type Tone = 'success' | 'error' | 'info' | 'warning';

let announce: (toaster: Sonner) => void = () => undefined;
const toaster = new Promise<Sonner>((resolve) => {
  announce = resolve;
});

/** Called by the toaster once it is drawn. It is loaded after the page: what is said before waits for it. */
export const takeToasts = (ready: Sonner): void => announce(ready);

/** What can be taken back stays long enough to read it and reach it, by Alt+T with the keyboard. */
const actionMs = 10_000;

const say =
  (tone: Tone) =>
  (words: Parameters<Sonner[Tone]>[0], more?: Parameters<Sonner[Tone]>[1]): void =>
    void toaster.then((ready) => ready[tone](words, { ...(more?.action && { duration: actionMs }), ...more }));

/** For what the screen itself does not show. */
export const toast = { success: say('success'), error: say('error'), info: say('info'), warning: say('warning') };
