import { getApplicationStats, listApplications } from '@candela/contract/applications/applications.routes.ts';
import { getBoard, getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import { getOwnApplication, listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { getAssessment, getCandidateAssessment } from '@candela/contract/assessments/assessments.routes.ts';
import { getPerson, searchPeople } from '@candela/contract/candidates/candidates.routes.ts';
import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { getCompany, listArchivedCompanies, listCompanies } from '@candela/contract/companies/companies.routes.ts';
import { getCv, getCvAhead, getOwnCv, listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import { getBatch, listBatches } from '@candela/contract/cvs/uploads.routes.ts';
import { listDuplicates, listMerges } from '@candela/contract/duplicates/duplicates.routes.ts';
import {
  findInterviewTimes,
  listInterviewCandidates,
  listInterviews,
} from '@candela/contract/interviews/interviews.routes.ts';
import { getOwnRescheduleRequest, listRescheduleRequests } from '@candela/contract/interviews/reschedule.routes.ts';
import { listJobDescriptionUploads } from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { browseJobs, explainFit } from '@candela/contract/jobs/browse.routes.ts';
import { getJobOverview, getRecruiterJob, listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import { getMailAllowance } from '@candela/contract/mail/mail.routes.ts';
import { countUnreadNotifications, listNotifications } from '@candela/contract/notifications/notifications.routes.ts';
import { getPrivacy } from '@candela/contract/privacy/privacy.routes.ts';
import { explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import { compareScores, listScoreRuns } from '@candela/contract/rankings/score-runs.routes.ts';
import { listOwnReceipts } from '@candela/contract/receipts/receipts.routes.ts';
import { listOwnReports, listReports } from '@candela/contract/reports/reports.routes.ts';
import { listCandidateReviews, listOpenReviews, listOwnReviews } from '@candela/contract/reviews/reviews.routes.ts';
import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { listCandidateSuggestions, listOwnSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';

const scores = [getRanking, explainRanking, listScoreRuns, compareScores];
const candidates = [searchPeople, getPerson];
const pipeline = [listApplications, getApplicationStats, getBoard, getBoardColumn];
const plan = [getSubscription, getUsage];
const reviews = [listOwnReviews, listCandidateReviews, listOpenReviews];
const suggestions = [listOwnSuggestions, listCandidateSuggestions, listHolders, getCv, getCvAhead];
const held = [getPrivacy, listHolders];
const ownApplication = [listOwnApplications, getOwnApplication, listOwnReceipts, browseJobs, explainRanking, ...held];

/** What is no longer true once something of this kind was changed, wherever in hiring it is shown. */
export const staleAfter = {
  /** Its words decide the scores, its status what the plan still allows, which candidates are in its pipeline and whether its file waits to be reviewed. */
  job: [
    listJobDescriptionUploads,
    listRecruiterJobs,
    getRecruiterJob,
    getJobOverview,
    ...scores,
    ...candidates,
    ...pipeline,
    ...plan,
  ],
  jobUpload: [listJobDescriptionUploads, listRecruiterJobs],
  /** Jobs carry its name and its place. */
  company: [
    listCompanies,
    listArchivedCompanies,
    getCompany,
    listRecruiterJobs,
    getRecruiterJob,
    getJobOverview,
    ...plan,
  ],
  /** Applications cause mails. */
  application: [...pipeline, ...scores, ...candidates, listRecruiterJobs, getMailAllowance],
  /**
   * The candidate applied, or took an application back. The assessment asks about the job, an interview is called off with
   * the application, and a job may be found closed.
   */
  ownApplication: [...ownApplication, getAssessment, listInterviews, getJobOverview],
  /** An organisation no longer holds anything about the candidate. */
  erased: [...ownApplication, listInterviews, getOwnRescheduleRequest, listOwnReviews, listOwnReports, ...held],
  /** The candidate's scores went, or are made again. */
  objection: [...ownApplication, ...held],
  /** What an organisation holds about a candidate was corrected, or a correction was decided. */
  suggestion: [...suggestions, ...scores, ...candidates, ...pipeline],
  /** How a candidate can be reached. */
  details: [getDetails, getOwnCv, getCv],
  /** Scheduling moves applications too. */
  interview: [
    listInterviews,
    findInterviewTimes,
    listInterviewCandidates,
    listRescheduleRequests,
    ...pipeline,
    ...candidates,
    getMailAllowance,
  ],
  /** The account was told of something: whatever a notification is about and leads to. */
  news: [
    countUnreadNotifications,
    listNotifications,
    listOwnApplications,
    getOwnApplication,
    getJobOverview,
    listOwnReceipts,
    listInterviews,
    listRescheduleRequests,
    getOwnRescheduleRequest,
    getAssessment,
    getDetails,
    getCandidateAssessment,
    ...reviews,
    ...suggestions,
    listReports,
    ...candidates,
  ],
  score: scores,
  cvUpload: [listBatches, getBatch],
  /** CVs were read: candidates, their scores and the counts of their jobs are others now. */
  cv: [
    getCv,
    getCvAhead,
    getOwnCv,
    getDetails,
    getAssessment,
    browseJobs,
    explainFit,
    listOwnApplications,
    ...held,
    listBatches,
    getBatch,
    ...scores,
    ...candidates,
    ...pipeline,
    listDuplicates,
    listRecruiterJobs,
    getMailAllowance,
  ],
  /** Two records became one, or are known to be two people. */
  record: [listDuplicates, listMerges, getCv, getCvAhead, ...scores, ...candidates, ...pipeline, listRecruiterJobs],
} as const;
