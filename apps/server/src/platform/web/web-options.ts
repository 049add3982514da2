import type { Route } from '@candela/contract/kernel/route.ts';
import type { PageCache } from './page-cache.ts';

/** Facts about this installation that pages may show. */
export interface SiteFacts {
  name: string;
  publicUrl: string;
  demoRequestEmail: string;
  socialUrl: string;
  personalityTestUrl: string;
  founders: readonly { name: string; role: string; about: string; url: string }[];
  careersToken: string | null;
  mailingList: { url: string; roleField: string } | null;
  analyticsId: string | null;
  production: boolean;
  localStandIns: boolean;
  isDemo: boolean;
}

export interface InProcessApi {
  call(route: Route, input: unknown): Promise<unknown>;
}

export interface WebOptions {
  site: Omit<SiteFacts, 'publicUrl'>;
  publicUrlFor(host: string | undefined): string;
  /** The API as a page of this visitor may call it, with the origin its links begin with. */
  api(visitor: { address: string; origin: string }): InProcessApi;
  pages: PageCache;
  /** Called before a page is rendered; throws when this address has had too many rendered. */
  countRendering(address: string): void;
  /** What goes wrong while a page is rendered. */
  report(error: unknown): void;
  isSecure: boolean;
  isDevServer: boolean;
  uploadOrigins: readonly string[];
  /** Other sites our forms may be sent to. */
  formOrigins: readonly string[];
  /** Whose table of prices /pricing shows; null for none. */
  paymentOrigin: string | null;
}
