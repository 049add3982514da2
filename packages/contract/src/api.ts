import * as adminConsole from './admin/admin-console.routes.ts';
import * as adminLanguageModel from './admin/admin-language-model.routes.ts';
import * as adminLeads from './admin/admin-leads.routes.ts';
import * as adminPeople from './admin/admin-people.routes.ts';
import * as adminResources from './admin/admin-resources.routes.ts';
import * as applications from './applications/applications.routes.ts';
import * as auth from './auth/auth.routes.ts';
import * as secondFactor from './auth/second-factor.routes.ts';
import * as companies from './companies/companies.routes.ts';
import * as authorship from './cvs/authorship.routes.ts';
import * as cv from './cvs/cv.routes.ts';
import * as uploads from './cvs/uploads.routes.ts';
import * as duplicates from './duplicates/duplicates.routes.ts';
import * as jobBoard from './job-board/job-board.routes.ts';
import * as jobs from './jobs/jobs.routes.ts';
import type { Route } from './kernel/route.ts';
import * as adminMail from './mail/admin-mail.routes.ts';
import * as mail from './mail/mail.routes.ts';
import * as people from './people/people.routes.ts';
import * as publicJobs from './public-jobs/public-jobs.routes.ts';
import * as rankings from './rankings/rankings.routes.ts';
import * as scoreRuns from './rankings/score-runs.routes.ts';
import * as recruiter from './recruiter/recruiter.routes.ts';
import * as resources from './resources/resources.routes.ts';
import * as analytics from './site/analytics.routes.ts';
import * as interest from './site/interest.routes.ts';
import * as trial from './site/try-match.routes.ts';
import * as subscriptions from './subscriptions/subscriptions.routes.ts';
import * as jobDescriptions from './uploads/job-descriptions.routes.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Every call of the product. The server refuses to start unless each has exactly one handler. */
export const apiRoutes: readonly Route[] = [
  auth,
  secondFactor,
  recruiter,
  subscriptions,
  companies,
  jobs,
  jobBoard,
  applications,
  jobDescriptions,
  publicJobs,
  uploads,
  cv,
  authorship,
  rankings,
  scoreRuns,
  people,
  mail,
  duplicates,
  resources,
  interest,
  trial,
  analytics,
  adminConsole,
  adminPeople,
  adminResources,
  adminLeads,
  adminMail,
  adminLanguageModel,
].flatMap((feature) => Object.values(feature).filter(isRoute));
