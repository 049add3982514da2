import { parseMailAddress } from '@candela/integrations/mail/mail-address.ts';
import type { FastifyInstance } from 'fastify';
import { createAdminAccountsService } from './features/admin/accounts.service.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { createAuditLogService } from './features/admin/audit-log.service.ts';
import { createLanguageModelService } from './features/admin/language-model.service.ts';
import { createAdminOrganisationsService } from './features/admin/organisations.service.ts';
import { createOverviewService } from './features/admin/overview.service.ts';
import { createAdminPlansService } from './features/admin/plans.service.ts';
import { createWorkService } from './features/admin/work.service.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { createApplicationsService } from './features/applications/applications.service.ts';
import { authHandlers, cleanUpJob } from './features/auth/auth.jobs.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createOauthService } from './features/auth/oauth.service.ts';
import { createPasswordService } from './features/auth/password.service.ts';
import { createRegistrationService } from './features/auth/registration.service.ts';
import { createSessionsService } from './features/auth/sessions.service.ts';
import { createSignInService } from './features/auth/sign-in.service.ts';
import { authorshipHandlers, judgeCvsJob } from './features/authorship/authorship.jobs.ts';
import { authorshipRoutes } from './features/authorship/authorship.routes.ts';
import { createStatementsService } from './features/authorship/statements.service.ts';
import { companyRoutes } from './features/companies/companies.routes.ts';
import { createCompaniesService } from './features/companies/companies.service.ts';
import { findForgottenJob, readAgainJob, readCvJob } from './features/cvs/cvs.jobs.ts';
import { cvRoutes } from './features/cvs/cvs.routes.ts';
import { createCvsService } from './features/cvs/cvs.service.ts';
import { createInvitationService } from './features/cvs/invitation.service.ts';
import { cvHandlers } from './features/cvs/read-cv.jobs.ts';
import { uploadRoutes } from './features/cvs/uploads.routes.ts';
import { createUploadsService } from './features/cvs/uploads.service.ts';
import { boardJob, jobBoardHandlers } from './features/job-board/job-board.jobs.ts';
import { jobBoardRoutes } from './features/job-board/job-board.routes.ts';
import { createJobBoardService } from './features/job-board/job-board.service.ts';
import { createWithdraw, createWithdrawAll } from './features/job-board/withdraw.service.ts';
import { jobDescriptionHandlers, readDescriptionJob } from './features/job-descriptions/job-descriptions.jobs.ts';
import { jobDescriptionRoutes } from './features/job-descriptions/job-descriptions.routes.ts';
import { createJobDescriptionsService } from './features/job-descriptions/job-descriptions.service.ts';
import { registerEmbed } from './features/jobs/embed/embed.routes.ts';
import { registerFeeds } from './features/jobs/feed.routes.ts';
import { createJobStatusService } from './features/jobs/job-status.service.ts';
import { jobHandlers, notifyClosedJob } from './features/jobs/jobs.jobs.ts';
import { jobRoutes } from './features/jobs/jobs.routes.ts';
import { createJobsService } from './features/jobs/jobs.service.ts';
import { publicJobRoutes } from './features/jobs/public-jobs.routes.ts';
import { createPublicJobsService } from './features/jobs/public-jobs.service.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { createLeadsService } from './features/leads/leads.service.ts';
import { createLlmService } from './features/llm/llm.service.ts';
import { enqueueLook, rankHandlers, rankTopJob } from './features/llm/rank.jobs.ts';
import { createTasksService } from './features/llm/tasks.service.ts';
import { mailHandlers, sendMailJob } from './features/mail/mail.jobs.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { registerMailbox } from './features/mail/mailbox.routes.ts';
import { organisationRoutes } from './features/organisations/organisations.routes.ts';
import { createOrganisationsService } from './features/organisations/organisations.service.ts';
import { createHeldService } from './features/people/held.service.ts';
import { deleteFilesJob, peopleHandlers } from './features/people/people.jobs.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { createPeopleService } from './features/people/people.service.ts';
import { createPeopleSearchService } from './features/people/search.service.ts';
import { createComparisonService } from './features/rankings/comparison.service.ts';
import { rankingRoutes } from './features/rankings/rankings.routes.ts';
import { createRankingsService } from './features/rankings/rankings.service.ts';
import { createEditorService } from './features/resources/editor.service.ts';
import { registerMedia } from './features/resources/media.routes.ts';
import { createMediaService } from './features/resources/media.service.ts';
import { releaseJob, resourceHandlers } from './features/resources/resources.jobs.ts';
import { editorRoutes, resourceRoutes } from './features/resources/resources.routes.ts';
import { createResourcesService } from './features/resources/resources.service.ts';
import { catchUpJob, scoreJobJob, scoringHandlers } from './features/scoring/scoring.jobs.ts';
import { createScoringService } from './features/scoring/scoring.service.ts';
import { registerSite } from './features/site/site.routes.ts';
import { visitRoutes } from './features/site/visits.routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { createSubscriptionsService } from './features/subscriptions/subscriptions.service.ts';
import { tryMatchRoutes } from './features/try-match/try-match.routes.ts';
import { createTryMatchService } from './features/try-match/try-match.service.ts';
import { auditHandlers, sealAuditJob } from './platform/audit/audit.jobs.ts';
import { ConfigurationError } from './platform/config/config.ts';
import type { Tx } from './platform/database/database.ts';
import { registerApi } from './platform/http/api-plugin.ts';
import type { RouteBinding } from './platform/http/binding.ts';
import { registerHealth } from './platform/http/health.routes.ts';
import { createHttpKernel } from './platform/http/http-kernel.ts';
import { mountLocalHandler } from './platform/http/local-handler.ts';
import { observePool } from './platform/http/metrics.ts';
import { describeApi } from './platform/http/openapi.ts';
import { createOriginPolicy } from './platform/http/origin.ts';
import { createRateLimiter, noLimits } from './platform/limits/rate-limiter.repo.ts';
import type { Platform } from './platform/platform.ts';
import type { JobDefinition, JobHandler } from './platform/queue/job.ts';
import { createAccessTokens } from './platform/sessions/access-token.ts';
import { createAuthenticator } from './platform/sessions/authenticate.ts';
import { callInProcess } from './platform/web/in-process-api.ts';
import { mountWeb } from './platform/web/web.ts';

/** Every kind of background work; the queue is opened with these, the worker must handle each. */
export const jobDefinitions = [
  sendMailJob,
  cleanUpJob,
  sealAuditJob,
  notifyClosedJob,
  boardJob,
  readDescriptionJob,
  releaseJob,
  readCvJob,
  readAgainJob,
  findForgottenJob,
  deleteFilesJob,
  scoreJobJob,
  catchUpJob,
  judgeCvsJob,
  rankTopJob,
] as readonly JobDefinition[];

/** The features, tied to what they stand on. */
function createServices(platform: Platform) {
  const { config, clock, database, queue, keys, storage } = platform;
  const limiter = config.rateLimits ? createRateLimiter(database.system, clock) : noLimits;
  const accessTokens = createAccessTokens(keys.accessToken, clock);
  const mail = createMailService({ queue, clock });
  const sessions = createSessionsService({ database, clock, accessTokens, refreshKey: keys.refreshToken });
  const codeKey = keys.oneTimeCode;
  const llm = createLlmService({ llm: platform.llm, settings: config.llm, database, clock, log: platform.log });
  const onScored = (tx: Tx, jobIds: readonly string[]) => enqueueLook(tx, queue, llm, jobIds);
  const scoring = createScoringService({ clock, queue, onScored });
  const resources = createResourcesService({ database, clock, linkKey: keys.signedLink });
  const withdraw = createWithdraw({ queue, clock });
  const statuses = createJobStatusService({ clock, queue, withdraw });
  return {
    limiter,
    accessTokens,
    mail,
    auth: {
      sessions,
      signIn: createSignInService({ database, clock, limiter, sessions }),
      registration: createRegistrationService({ database, clock, limiter, mail, codeKey, linkKey: keys.signedLink }),
      password: createPasswordService({ database, clock, limiter, mail, codeKey }),
      oauth: createOauthService({ database, clock, identity: platform.identity, sessions, stateKey: keys.oauthState }),
    },
    admin: {
      overview: createOverviewService({ database, clock, queue }),
      organisations: createAdminOrganisationsService({
        database,
        clock,
        withdrawAll: createWithdrawAll(withdraw),
        onPublicChange: platform.pages.clear,
      }),
      accounts: createAdminAccountsService({ database, clock }),
      plans: createAdminPlansService({ database, clock, onPublicChange: platform.pages.clear }),
      audit: createAuditLogService({ database, clock }),
      work: createWorkService({ database, clock, queue }),
      languageModel: createLanguageModelService({ database, clock, settings: config.llm }),
    },
    organisations: createOrganisationsService(database),
    subscriptions: createSubscriptionsService(database, clock),
    companies: createCompaniesService({ database, clock, sealingKey: keys.sealing }),
    jobs: createJobsService({
      database,
      clock,
      statuses,
      rescore: scoring.rescoreJob,
    }),
    scoring,
    onScored,
    llm,
    tasks: createTasksService(llm),
    cvs: createCvsService({ database, clock, storage, rescorePerson: scoring.rescorePerson }),
    statements: createStatementsService({ database, clock }),
    rankings: createRankingsService({ database, clock, explain: scoring.explain }),
    comparison: createComparisonService({ database, clock, rescoreJob: scoring.rescoreJob }),
    people: {
      people: createPeopleService({ database, clock }),
      search: createPeopleSearchService({ database }),
      held: createHeldService({ database, clock, storage, queue, linkKey: keys.signedLink }),
    },
    uploads: createUploadsService({ database, clock, queue, storage }),
    invitations: createInvitationService({
      clock,
      mail,
      linkKey: keys.signedLink,
      linkOrigin: config.linkOrigin,
    }),
    applications: createApplicationsService(database, clock),
    descriptions: createJobDescriptionsService({ database, clock, queue, storage }),
    publicJobs: createPublicJobsService(database, clock),
    resources,
    media: createMediaService({ database, clock, storage }),
    editor: createEditorService({
      database,
      clock,
      linkKey: keys.signedLink,
      releaseAt: (tx, moment) => queue.enqueue(tx, releaseJob, {}, { startAfter: moment }),
      onPublicChange: platform.pages.clear,
    }),
    leads: createLeadsService({
      database,
      clock,
      storage,
      mail,
      resources,
      linkKey: keys.signedLink,
      linkOrigin: config.linkOrigin,
    }),
    visits: { database, clock },
    trial: createTryMatchService({ clock, trials: platform.trials }),
    board: createJobBoardService({
      database,
      clock,
      queue,
      board: platform.jobBoard,
      statuses,
      sealingKey: keys.sealing,
      linkOrigin: config.linkOrigin,
    }),
  };
}

type Services = ReturnType<typeof createServices>;

const createBindings = (services: Services): RouteBinding[] => [
  ...authRoutes(services.auth),
  ...adminRoutes(services.admin),
  ...organisationRoutes(services.organisations),
  ...subscriptionRoutes(services.subscriptions),
  ...companyRoutes(services.companies),
  ...jobRoutes(services.jobs),
  ...jobBoardRoutes(services.board),
  ...applicationRoutes(services.applications),
  ...jobDescriptionRoutes(services.descriptions),
  ...publicJobRoutes(services.publicJobs),
  ...uploadRoutes(services.uploads),
  ...cvRoutes(services.cvs),
  ...authorshipRoutes(services.statements),
  ...rankingRoutes(services.rankings, services.comparison),
  ...peopleRoutes(services.people),
  ...resourceRoutes(services.resources),
  ...editorRoutes(services.editor, services.media),
  ...leadRoutes(services.leads),
  ...visitRoutes(services.visits),
  ...tryMatchRoutes(services.trial),
];

export function createJobHandlers(platform: Platform): JobHandler[] {
  const { database, clock, storage, extractor, mail: transport, config } = platform;
  const { mail, board, scoring, onScored, llm, tasks, invitations } = createServices(platform);
  const from = parseMailAddress(config.mail.from);
  if (!from) throw new ConfigurationError('The configuration is not valid.\n  - MAIL_FROM: not a mail address');
  return [
    ...mailHandlers({ database, transport, from, clock }),
    ...authHandlers({ database, clock }),
    ...auditHandlers(database),
    ...jobHandlers({ database, mail }),
    ...jobBoardHandlers(board.settle),
    ...jobDescriptionHandlers({ database, clock, storage, extractor, tasks }),
    ...cvHandlers({ database, clock, queue: platform.queue, storage, extractor, tasks, scoring, invitations }),
    ...peopleHandlers({ storage }),
    ...scoringHandlers({ database, clock, queue: platform.queue, onScored }),
    ...rankHandlers({ database, llm, scoring }),
    ...authorshipHandlers({ database }),
    ...resourceHandlers({ database, clock, onPublicChange: platform.pages.clear }),
  ];
}

/** Calls after which a job's public page may say something else. */
const shownToVisitors = /^(jobs|job-board|companies)\./;

/** The HTTP side: API, health, stand-ins and, unless a test leaves them out, the pages. */
export async function createHttpApplication(
  platform: Platform,
  options: { withWeb: boolean },
): Promise<FastifyInstance> {
  const { config, clock, database, queue, storage, log } = platform;
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const origins = createOriginPolicy(config.publicUrl, `http://${config.host}:${config.port}`);
  const services = createServices(platform);
  const bindings = createBindings(services);

  const app = await createHttpKernel({ log, trustedProxies: config.trustedProxies, isSecure });
  observePool(app, () => database.stats());
  registerHealth(app, {
    database: async () => {
      await database.system.selectFrom('plans').select('id').limit(1).execute();
    },
    queue: async () => {
      if (!queue.isAlive()) throw new Error('stopped');
    },
    storage: () => storage.check(),
  });

  const description = JSON.stringify(describeApi());
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(description));
  registerApi(app, {
    bindings,
    limiter: services.limiter,
    origins,
    authenticate: createAuthenticator({ accessTokens: services.accessTokens, database, clock }),
    secureCookies: isSecure,
    onChange: ({ id }) => {
      if (shownToVisitors.test(id)) platform.pages.clear();
    },
  });
  registerEmbed(app, services.publicJobs);
  registerMedia(app, storage);
  registerSite(app, { resources: services.resources, jobs: services.publicJobs, origins });
  registerFeeds(app, { jobs: services.publicJobs, origins, clock });
  for (const page of platform.localPages) mountLocalHandler(app, { ...page, origins });
  if (config.localStandIns) registerMailbox(app, database);

  if (options.withWeb) {
    await mountWeb(app, {
      site: { name: 'Candela', ...config.site, production: config.isProduction, localStandIns: config.localStandIns },
      publicUrlFor: (host) => origins.own(host),
      api: callInProcess(bindings, services.limiter, log),
      pages: platform.pages,
      isSecure,
      isDevServer: config.isDevServer,
      formOrigins: config.site.mailingList ? [new URL(config.site.mailingList.url).origin] : [],
      uploadOrigins: config.s3?.endpoint ? [config.s3.endpoint] : config.s3 ? ['https://*.amazonaws.com'] : [],
    });
  }
  return app;
}
