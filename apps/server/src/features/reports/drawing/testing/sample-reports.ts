import type { AssessmentContent, ReportContent } from '../report-content.ts';

/** The same sentence about work, in scripts that each ask something else of a page. */
export const inOtherScripts = {
  Greek: 'Η Ελένη Παπαδοπούλου έγραψε το σχέδιο της βάρδιας.',
  Cyrillic: 'Наталья Жукова написала план на 2024 год.',
  Hebrew: 'שמי נועה כהן (מהנדסת). עבדתי ב-Candela בין 2019 ל-2024, וכתבתי 40% מהקוד!',
  Arabic: 'اسمي ليلى حداد (مهندسة). عملت في Candela من 2019 إلى ٢٠٢٤ وكتبت 40% من الكود.',
  Persian: 'می‌خواهم کتاب‌ها را بخوانم.',
  Chinese:
    '王小明负责仓库的夜班工作，管理十四名拣货员和两名司机，并在一年之内把拣货错误减少了百分之四十。他每天早上先检查前一天晚上失败的订单。',
  Japanese: '毎朝、前の晩に失敗した注文を確認してからチームに伝えます。',
  Korean: '저는 매일 아침 실패한 주문을 먼저 확인합니다.',
  Thai: 'ผมทำงานที่โรงพยาบาลมาแปดปีแล้ว และดูแลผู้ป่วยในหอผู้ป่วยหนักทุกคืนโดยไม่เคยขาดงานเลยแม้แต่วันเดียว',
  Devanagari: 'मेरा नाम प्रिया शर्मा है और मैं इस क्षेत्र में काम करती हूँ।',
  Bengali: 'আমার নাম রহিম, আমি এই ক্ষেত্রে কাজ করি।',
  Tamil: 'என் பெயர் கார்த்திக். நான் சென்னையில் வேலை செய்கிறேன்.',
  Amharic: 'ስሜ አበበ ነው።',
  Emoji: 'We shipped it on time 🎉 and the team was happy 👍🏽.',
} as const;

const answerOf = (category: string, answer: string): AssessmentContent['answers'][number] => ({
  category,
  question: 'Tell us about a morning on which something had failed overnight. What did you do first, and why?',
  code: null,
  answer,
  score: '2.25 of 3',
  lit: 0.75,
  correction: null,
  feedback: 'The answer names what was done first and why. It does not say how the result was checked.',
  aiReason: null,
  aiEvaluation: null,
});

const asked =
  'I look at the orders that failed overnight first, because they cost money by noon, and then I tell the team.';

const assessment: AssessmentContent = {
  total: '11.25',
  completedAt: '10 November 2026',
  competency: '2.5',
  answers: [
    answerOf('Work', asked),
    {
      ...answerOf('Reading code', 'The cast promises a user without checking anything: the status is never looked at.'),
      code: "const user = (await response.json()) as User;\nif (!user) throw new Error('none');",
      aiReason: 'To check my spelling; I changed one word.',
      aiEvaluation: 'Use of AI: what for 3, checked and changed 2, understanding 2.5, each of 3.',
    },
    {
      ...answerOf('Results', asked),
      correction: 'Corrected from 2.25: The steps are in the wrong order.',
      score: '1.5 of 3',
    },
    answerOf('Situation', asked),
    answerOf('The job', asked),
  ],
};

const match: ReportContent['match'] = {
  score: 74,
  threshold: 65,
  factors: [
    {
      label: 'Skills',
      weight: 60,
      lit: 0.8,
      met: [{ label: 'Stock control', quote: 'Cut picking errors by 40% in a year.' }],
      likely: [{ label: 'Planning of shifts', quote: 'Wrote the rota for two sites.' }],
      missing: [{ label: 'Cold chain', quote: null, how: 'not found in the CV' }],
      unscored: ['A driving licence'],
    },
    {
      label: 'Experience',
      weight: 40,
      lit: 0.65,
      met: [{ label: 'Eight years of three', quote: null }],
      likely: [],
      missing: [],
      unscored: [],
    },
  ],
  note: null,
};

const short: ReportContent = {
  title: 'Pre-interview report: Wilma Ferreira, Depot Manager',
  organisationName: 'Achebe Group',
  companyName: 'Harbour Foods',
  jobTitle: 'Depot Manager',
  version: 1,
  createdAt: '16 November 2026, 10:00',
  isBlind: false,
  candidate: {
    name: 'Wilma Ferreira',
    facts: [
      { label: 'Email', value: 'wilma@reports.test' },
      { label: 'Experience', value: '8 years' },
    ],
    skills: ['Stock control', 'Rota planning'],
    posts: ['Warehouse Supervisor, Northfield Foods, 2019 – present'],
  },
  match,
  assessment,
  adjustments: 'Extra time',
  timeline: [
    { at: '1 November 2026', text: 'Applied' },
    { at: '10 November 2026', text: 'CV assessment submitted' },
  ],
  questions: [
    {
      question: 'How would you plan the first month at the depot?',
      code: null,
      points: ['Who is asked first', 'What is measured'],
    },
    {
      question: 'Why is the list that this function returns empty?',
      code: 'drivers.forEach(async (driver) => found.push(await load(driver)));',
      points: ['forEach does not wait'],
    },
  ],
  engines: ['Match score: Candela 3.', 'Assessment: Candela 3.', 'Suggested questions: Candela.'],
};

const named = (name: string): Pick<ReportContent, 'title' | 'candidate'> => ({
  title: `Pre-interview report: ${name}, Depot Manager`,
  candidate: { ...short.candidate, name },
});

const longPosts = Array.from(
  { length: 60 },
  (_, at) => `Post ${at + 1}, ${'Donaudampfschifffahrtsgesellschaft '.repeat((at % 5) + 1).trim()}, ${1960 + at}`,
);

/** Five candidates as different as a page can meet them. */
export const sampleReports: Readonly<Record<string, ReportContent>> = {
  'short-cv': short,
  'long-cv': {
    ...short,
    ...named(`Maximiliane ${'von und zu '.repeat(6)}Ende`),
    candidate: { ...short.candidate, name: `Maximiliane ${'von und zu '.repeat(6)}Ende`, posts: longPosts },
    assessment: { ...assessment, answers: assessment.answers.map((each) => ({ ...each, answer: asked.repeat(20) })) },
  },
  'no-assessment': { ...short, assessment: null, match: null, adjustments: null, questions: [] },
  'other-scripts': {
    ...short,
    ...named('王小明 · ליאת כהן · ليلى حداد'),
    assessment: {
      ...assessment,
      answers: Object.entries(inOtherScripts).map(([script, text]) => answerOf(script, text)),
    },
  },
  blind: {
    ...short,
    ...named('Candidate 4f1a9c'),
    isBlind: true,
    candidate: { ...short.candidate, name: 'Candidate 4f1a9c', facts: [] },
  },
};
