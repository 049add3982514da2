import { adminFeature } from './features/admin/admin.feature.ts';
import { apiKeysFeature } from './features/api-keys/api-keys.feature.ts';
import { applicationsFeature } from './features/applications/applications.feature.ts';
import { assessmentsFeature } from './features/assessments/assessments.feature.ts';
import { authFeature } from './features/auth/auth.feature.ts';
import { authorshipFeature } from './features/authorship/authorship.feature.ts';
import { billingFeature } from './features/billing/billing.feature.ts';
import { bookingsFeature } from './features/bookings/bookings.feature.ts';
import { calendarFeature } from './features/calendar/calendar.feature.ts';
import { candidatesFeature } from './features/candidates/candidates.feature.ts';
import { companiesFeature } from './features/companies/companies.feature.ts';
import { cvsFeature } from './features/cvs/cvs.feature.ts';
import { duplicatesFeature } from './features/duplicates/duplicates.feature.ts';
import { interviewsFeature } from './features/interviews/interviews.feature.ts';
import { jobBoardFeature } from './features/job-board/job-board.feature.ts';
import { jobDescriptionsFeature } from './features/job-descriptions/job-descriptions.feature.ts';
import { browseFeature } from './features/jobs/browse.feature.ts';
import { jobsFeature } from './features/jobs/jobs.feature.ts';
import { leadsFeature } from './features/leads/leads.feature.ts';
import { liveFeature } from './features/live/live.feature.ts';
import { llmFeature } from './features/llm/llm.feature.ts';
import { llmRankFeature } from './features/llm/rank.feature.ts';
import { mailFeature } from './features/mail/mail.feature.ts';
import { notesFeature } from './features/notes/notes.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { organisationsFeature } from './features/organisations/organisations.feature.ts';
import { parenthoodFeature } from './features/parenthood/parenthood.feature.ts';
import { passkeysFeature } from './features/passkeys/passkeys.feature.ts';
import { privacyFeature } from './features/privacy/privacy.feature.ts';
import { processFeature } from './features/process/process.feature.ts';
import { rankingsFeature } from './features/rankings/rankings.feature.ts';
import { receiptsFeature } from './features/receipts/receipts.feature.ts';
import { reportsFeature } from './features/reports/reports.feature.ts';
import { resourcesFeature } from './features/resources/resources.feature.ts';
import { reviewsFeature } from './features/reviews/reviews.feature.ts';
import { scorecardsFeature } from './features/scorecards/scorecards.feature.ts';
import { scoringFeature } from './features/scoring/scoring.feature.ts';
import { siteFeature } from './features/site/site.feature.ts';
import { ssoFeature } from './features/sso/sso.feature.ts';
import { subscriptionsFeature } from './features/subscriptions/subscriptions.feature.ts';
import { suggestionsFeature } from './features/suggestions/suggestions.feature.ts';
import { teamFeature } from './features/team/team.feature.ts';
import { tryMatchFeature } from './features/try-match/try-match.feature.ts';
import { webhooksFeature } from './features/webhooks/webhooks.feature.ts';
import { auditFeature } from './platform/audit/audit.feature.ts';
import { eventsFeature } from './platform/manifest/events.feature.ts';
import type { Feature } from './platform/manifest/feature.ts';

/** The whole product: one line a feature. Their order means nothing. */
export const features: readonly Feature[] = [
  adminFeature,
  applicationsFeature,
  assessmentsFeature,
  auditFeature,
  authFeature,
  authorshipFeature,
  bookingsFeature,
  browseFeature,
  calendarFeature,
  billingFeature,
  companiesFeature,
  cvsFeature,
  eventsFeature,
  duplicatesFeature,
  interviewsFeature,
  jobBoardFeature,
  jobDescriptionsFeature,
  jobsFeature,
  leadsFeature,
  liveFeature,
  llmFeature,
  llmRankFeature,
  mailFeature,
  notesFeature,
  notificationsFeature,
  organisationsFeature,
  candidatesFeature,
  apiKeysFeature,
  parenthoodFeature,
  passkeysFeature,
  ssoFeature,
  webhooksFeature,
  privacyFeature,
  processFeature,
  rankingsFeature,
  receiptsFeature,
  reviewsFeature,
  reportsFeature,
  resourcesFeature,
  scorecardsFeature,
  scoringFeature,
  siteFeature,
  subscriptionsFeature,
  suggestionsFeature,
  teamFeature,
  tryMatchFeature,
];
