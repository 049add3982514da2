import type { Page } from '@playwright/test';

/** Adds up what a visitor would see jump: shifts that no press explains. */
export const watchShifts = (page: Page) =>
  page.addInitScript({
    content: `
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `,
  });

/** How much has jumped since the page was opened, as browsers count it. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate('window.shifted');
