import { declaredAiUse } from './blog/declared-ai-use.ts';
import { feedbackThatHelps } from './blog/feedback-that-helps.ts';
import { jobAdverts } from './blog/job-adverts.ts';
import { salaryRanges } from './blog/salary-ranges.ts';
import { structuredInterviews } from './blog/structured-interviews.ts';
import { theCostOfSilence } from './blog/the-cost-of-silence.ts';
import { whatAScoreCanSay } from './blog/what-a-score-can-say.ts';
import type { DemoResource } from './demo-resource.ts';
import { accessibility } from './news/accessibility.ts';
import { dataRights } from './news/data-rights.ts';
import { oneCommand } from './news/one-command.ts';
import { plansAndPrices } from './news/plans-and-prices.ts';
import { publicSite } from './news/public-site.ts';
import { sourceCode } from './news/source-code.ts';
import { jobBoardPublishing } from './product-update/job-board-publishing.ts';
import { jobDescriptionsFromPdf } from './product-update/job-descriptions-from-pdf.ts';
import { jobsWidget } from './product-update/jobs-widget.ts';
import { scoresShowTheirWorking } from './product-update/scores-show-their-working.ts';
import { sessions } from './product-update/sessions.ts';
import { themesAndAccents } from './product-update/themes-and-accents.ts';
import { cvsAsEvidence } from './whitepapers/cvs-as-evidence.ts';
import { explainableRanking } from './whitepapers/explainable-ranking.ts';
import { hiringRecords } from './whitepapers/hiring-records.ts';
import { measuringAHiringProcess } from './whitepapers/measuring-a-hiring-process.ts';
import { structuredInterviewKit } from './whitepapers/structured-interview-kit.ts';
import { whatCandidatesWantToKnow } from './whitepapers/what-candidates-want-to-know.ts';

/** What the demonstration site has to read. */
export const demoResources: readonly DemoResource[] = [
  structuredInterviews,
  whatAScoreCanSay,
  jobAdverts,
  salaryRanges,
  feedbackThatHelps,
  theCostOfSilence,
  declaredAiUse,
  scoresShowTheirWorking,
  jobDescriptionsFromPdf,
  jobsWidget,
  jobBoardPublishing,
  sessions,
  themesAndAccents,
  publicSite,
  sourceCode,
  oneCommand,
  accessibility,
  dataRights,
  plansAndPrices,
  explainableRanking,
  structuredInterviewKit,
  hiringRecords,
  whatCandidatesWantToKnow,
  measuringAHiringProcess,
  cvsAsEvidence,
];
