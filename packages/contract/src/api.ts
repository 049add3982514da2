import * as adminConsole from './admin/admin-console.routes.ts';
import * as adminLanguageModel from './admin/admin-language-model.routes.ts';
import * as adminPeople from './admin/admin-people.routes.ts';
import * as apiKeys from './api-keys/api-keys.routes.ts';
import * as applications from './applications/applications.routes.ts';
import * as board from './applications/board.routes.ts';
import * as moves from './applications/moves.routes.ts';
import * as ownApplications from './applications/own-applications.routes.ts';
import * as savedFilters from './applications/saved-filters.routes.ts';
import * as assessments from './assessments/assessments.routes.ts';
import * as auth from './auth/auth.routes.ts';
import * as profile from './auth/profile.routes.ts';
import * as secondFactor from './auth/second-factor.routes.ts';
import * as authorship from './authorship/authorship.routes.ts';
import * as billing from './billing/billing.routes.ts';
import * as bookings from './bookings/bookings.routes.ts';
import * as calendar from './calendar/calendar.routes.ts';
import * as candidates from './candidates/candidates.routes.ts';
import * as claims from './candidates/claims.routes.ts';
import * as candidateDetails from './candidates/details.routes.ts';
import * as companies from './companies/companies.routes.ts';
import * as companyDraft from './companies/company-draft.routes.ts';
import * as cvs from './cvs/cvs.routes.ts';
import * as uploads from './cvs/uploads.routes.ts';
import * as duplicates from './duplicates/duplicates.routes.ts';
import * as interviewFeed from './interviews/feed.routes.ts';
import * as interviews from './interviews/interviews.routes.ts';
import * as reschedule from './interviews/reschedule.routes.ts';
import * as interviewTemplates from './interviews/templates.routes.ts';
import * as jobBoard from './job-board/job-board.routes.ts';
import * as jobDescriptions from './job-descriptions/job-descriptions.routes.ts';
import * as browse from './jobs/browse.routes.ts';
import * as jobs from './jobs/jobs.routes.ts';
import * as publicJobs from './jobs/public-jobs.routes.ts';
import * as savedSearches from './jobs/saved-searches.routes.ts';
import type { Route } from './kernel/route.ts';
import * as interest from './leads/interest.routes.ts';
import * as leads from './leads/leads.routes.ts';
import * as whitepaperLeads from './leads/whitepaper-leads.routes.ts';
import * as live from './live/live.routes.ts';
import * as adminMail from './mail/admin-mail.routes.ts';
import * as mail from './mail/mail.routes.ts';
import * as notes from './notes/notes.routes.ts';
import * as notifications from './notifications/notifications.routes.ts';
import * as organisations from './organisations/organisations.routes.ts';
import * as organisationSettings from './organisations/settings.routes.ts';
import * as parenthood from './parenthood/parenthood.routes.ts';
import * as passkeys from './passkeys/passkeys.routes.ts';
import * as privacy from './privacy/privacy.routes.ts';
import * as retention from './privacy/retention.routes.ts';
import * as process from './process/process.routes.ts';
import * as rankings from './rankings/rankings.routes.ts';
import * as scoreRuns from './rankings/score-runs.routes.ts';
import * as receipts from './receipts/receipts.routes.ts';
import * as reports from './reports/reports.routes.ts';
import * as resourceEditor from './resources/editor.routes.ts';
import * as resources from './resources/resources.routes.ts';
import * as reviews from './reviews/reviews.routes.ts';
import * as scorecards from './scorecards/scorecards.routes.ts';
import * as visits from './site/visits.routes.ts';
import * as sso from './sso/sso.routes.ts';
import * as subscriptions from './subscriptions/subscriptions.routes.ts';
import * as suggestions from './suggestions/suggestions.routes.ts';
import * as team from './team/team.routes.ts';
import * as tryMatch from './try-match/try-match.routes.ts';
import * as webhooks from './webhooks/webhooks.routes.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every call of the product. The server refuses to start unless each has exactly one handler. */
export const apiRoutes: readonly Route[] = [
  auth,
  secondFactor,
  profile,
  organisations,
  organisationSettings,
  subscriptions,
  billing,
  companies,
  companyDraft,
  jobs,
  jobBoard,
  applications,
  ownApplications,
  board,
  savedFilters,
  moves,
  live,
  jobDescriptions,
  publicJobs,
  browse,
  savedSearches,
  uploads,
  cvs,
  authorship,
  assessments,
  reports,
  rankings,
  scoreRuns,
  candidates,
  candidateDetails,
  claims,
  mail,
  notes,
  notifications,
  privacy,
  retention,
  process,
  receipts,
  reviews,
  suggestions,
  duplicates,
  bookings,
  calendar,
  interviews,
  interviewTemplates,
  reschedule,
  scorecards,
  interviewFeed,
  resources,
  interest,
  whitepaperLeads,
  team,
  parenthood,
  passkeys,
  sso,
  apiKeys,
  webhooks,
  tryMatch,
  visits,
  adminConsole,
  adminPeople,
  resourceEditor,
  leads,
  adminMail,
  adminLanguageModel,
].flatMap((feature) => Object.values(feature).filter(isRoute));
