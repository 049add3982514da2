import type { ScoringJob } from '../scoring-input.ts';
import type { CvContent } from '../to-scoring-cv.ts';

/** A job and CVs for it, made up for the tests of the scorer. */
export const accountantJob: ScoringJob = {
  title: 'Management Accountant',
  description:
    'We are looking for a management accountant to prepare monthly accounts, budgets and forecasts for a group of care homes.',
  skills: ['Excel', 'Sage', 'Financial reporting'],
  requirements: [
    'At least 3 years of experience in management accounting',
    'Preparing monthly management accounts and balance sheet reconciliations',
    'Budgeting and forecasting',
    'Degree in accounting or finance',
    'Excellent communication skills',
  ],
  responsibilities: [
    'Prepare month end journals, accruals and prepayments',
    'Reconcile bank accounts and control accounts',
    'Support the year end audit',
  ],
  niceToHave: ['Experience of the care sector', 'Payroll'],
  certifications: ['ACCA'],
};

export const accountant: CvContent = {
  name: 'Amara Okafor',
  summary: 'Accountant with experience of month end reporting in the care sector.',
  skills: ['Excel', 'Sage', 'Xero'],
  experience: [
    {
      title: 'Assistant Management Accountant',
      start: '2019-03',
      end: 'present',
      description: [
        'Prepared monthly management accounts for twelve homes',
        'Reconciled bank and control accounts and posted accruals and prepayments',
        'Helped to build the annual budget and quarterly forecasts',
      ].join('\n'),
    },
    {
      title: 'Purchase Ledger Clerk',
      start: '2016-01',
      end: '2019-02',
      description: 'Processed supplier invoices and payment runs\nAnswered queries from suppliers',
    },
  ],
  education: [{ qualification: 'BA Accounting and Finance' }],
  certificates: ['ACCA part qualified'],
};

export const chef: CvContent = {
  name: 'Tom Reed',
  summary: 'Head chef who loves seasonal food.',
  skills: ['Menu planning', 'Food hygiene'],
  experience: [
    {
      title: 'Head Chef',
      start: '2015',
      end: 'present',
      description:
        'Ran a kitchen of eight cooks\nWrote seasonal menus and ordered stock\nTrained junior chefs in food safety',
    },
  ],
  education: [{ qualification: 'NVQ level 3 Professional Cookery' }],
};

export const readOn = new Date(Date.UTC(2024, 5, 1));
