import type { ClientInstrumentation } from 'react-router';

let underWay: URL | null = null;

/** Where the router is going at this moment, before anything of it is drawn; null while it stands still. */
export const navigationUnderWay = (): URL | null => underWay;

/** Tells this module of every navigation from the press of a link to its end. */
export const watchNavigations: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(go, { to, currentUrl }) {
        const target = typeof to === 'string' ? new URL(to, new URL(currentUrl, window.location.origin)) : null;
        underWay = target;
        await go();
        // Another one may have begun meanwhile.
        if (underWay === target) underWay = null;
      },
    });
  },
};
