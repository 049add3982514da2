import type { SitePath } from '@candela/contract/pages/site-pages.ts';
import type { FastifyInstance } from 'fastify';
import type { Listener } from '../events/event.ts';
import type { LiveSource } from '../events/live-source.ts';
import type { RouteBinding } from '../http/binding.ts';
import type { OriginPolicy } from '../http/origin.ts';
import type { RateLimiter } from '../limits/rate-limiter.repo.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import type { FeatureTask } from './feature-task.ts';
import type { EraseOf, PersonalData, PersonalTables } from './personal-data.ts';
import type { Platform } from './platform.ts';

/**
 * One feature's manifest: everything the application has to know of it. The application is a loop over these; a new
 * feature is a folder and a line in `features.ts`.
 */
export interface Feature<Service = unknown> {
  /** The name of its folder, and what the ids of its routes and tasks begin with. */
  readonly name: string;
  /** Its background work, a row for each kind; what they work with are the `tools` that `build` makes. */
  readonly tasks?: readonly FeatureTask<never>[];
  /** The pages of the site that show what its calls change, by their paths: the kept ones are dropped after each call that is not a GET. */
  readonly publicPages?: readonly SitePath[];
  /** What its tables hold about persons, and how it is exported and erased. A test fails while a table is missing. */
  readonly personal?: PersonalTables;
  /** Takes a person out of where no column refers to them: an index of words, a list inside a document. */
  readonly eraseOf?: EraseOf;
  /** Takes what one organisation's people were told of a candidate out of rows that are theirs, where the candidate leaves it. */
  readonly leaveOf?: EraseOf;
  build(context: FeatureContext): FeatureParts<Service>;
}

export interface FeatureParts<Service> {
  /** What other features may ask of it. */
  service: Service;
  routes?: readonly RouteBinding[];
  /** What its tasks work with. */
  tools?: unknown;
  /** What it does when something happened elsewhere. */
  listeners?: readonly Listener[];
  /** Of what happened, open screens are told as it happens. */
  live?: readonly LiveSource[];
  /** Answers outside the contract: feeds, frames, files. */
  mount?(app: FastifyInstance, http: { origins: OriginPolicy }): void;
}

export interface FeatureContext {
  platform: Platform;
  limiter: RateLimiter;
  accessTokens: AccessTokens;
  /** What all features together hold about persons. */
  personal: PersonalData;
  /** Everything that listens, by name; complete once every feature is built. */
  listeners(): ReadonlyMap<string, Listener>;
  /** What open screens are told of; complete once every feature is built. */
  liveSources(): readonly LiveSource[];
  /** Another feature's service, made once a process however many features use it. */
  use<Service>(feature: Feature<Service>): Service;
}

/** What all rows together take; `build` has to make it. */
type ToolsFor<Row> = [Row] extends [never]
  ? unknown
  : [Row] extends [FeatureTask<infer Tools>]
    ? { tools: Tools }
    : never;

export const defineFeature = <Service, Row extends FeatureTask<never> = never>(
  feature: Omit<Feature, 'tasks' | 'build'> & {
    tasks?: readonly Row[];
    build(context: FeatureContext): FeatureParts<Service> & ToolsFor<Row>;
  },
): Feature<Service> => feature;
