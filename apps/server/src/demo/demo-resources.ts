import { declaredAiUse } from './resources/blog/declared-ai-use.ts';
import { feedbackThatHelps } from './resources/blog/feedback-that-helps.ts';
import { jobAdverts } from './resources/blog/job-adverts.ts';
import { salaryRanges } from './resources/blog/salary-ranges.ts';
import { structuredInterviews } from './resources/blog/structured-interviews.ts';
import { theCostOfSilence } from './resources/blog/the-cost-of-silence.ts';
import { whatAScoreCanSay } from './resources/blog/what-a-score-can-say.ts';
import type { DemoResource } from './resources/demo-resource.ts';
import { accessibility } from './resources/news/accessibility.ts';
import { dataRights } from './resources/news/data-rights.ts';
import { oneCommand } from './resources/news/one-command.ts';
import { plansAndPrices } from './resources/news/plans-and-prices.ts';
import { publicSite } from './resources/news/public-site.ts';
import { sourceCode } from './resources/news/source-code.ts';
import { jobBoardPublishing } from './resources/product-update/job-board-publishing.ts';
import { jobDescriptionsFromPdf } from './resources/product-update/job-descriptions-from-pdf.ts';
import { jobsWidget } from './resources/product-update/jobs-widget.ts';
import { scoresShowTheirWorking } from './resources/product-update/scores-show-their-working.ts';
import { sessions } from './resources/product-update/sessions.ts';
import { themesAndAccents } from './resources/product-update/themes-and-accents.ts';
import { cvsAsEvidence } from './resources/whitepapers/cvs-as-evidence.ts';
import { explainableRanking } from './resources/whitepapers/explainable-ranking.ts';
import { hiringRecords } from './resources/whitepapers/hiring-records.ts';
import { measuringAHiringProcess } from './resources/whitepapers/measuring-a-hiring-process.ts';
import { structuredInterviewKit } from './resources/whitepapers/structured-interview-kit.ts';
import { whatCandidatesWantToKnow } from './resources/whitepapers/what-candidates-want-to-know.ts';

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
