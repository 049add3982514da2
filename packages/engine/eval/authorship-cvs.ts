import type { MadeUpTrade } from './authorship-trade.ts';
import { officeTrades } from './authorship-trades-a.ts';
import { otherTrades } from './authorship-trades-b.ts';

export const machineKinds = [
  'an answer as it came',
  'the answer without its frame',
  'gaps left in sentences',
  'one trace left',
  'no trace left',
  'half in a person’s words',
  'plain words asked for',
] as const;

export interface MachineCv {
  readonly kind: (typeof machineKinds)[number];
  readonly text: string;
}

const openings = [
  'Certainly! Here is a professionally written CV tailored for the role:',
  "Here's a polished version of your resume:",
  'Sure! Below is an ATS-friendly CV you can use:',
  'Absolutely! I have restructured your CV to highlight your achievements.',
  'Of course. Here is an updated CV based on the job description you provided:',
  "Great! Here's your revised CV:",
  'Below is a tailored resume for the position.',
  'Thank you for sharing your details. Here is your improved CV:',
  "Sure, here's a sample CV:",
  'Here is the rewritten CV with stronger action verbs:',
];
const closings = [
  'Feel free to adjust the details to better match your experience.',
  'Let me know if you would like me to tailor this further for a specific company.',
  'Remember to replace the placeholders with your actual information.',
  'Would you like me to write a matching cover letter?',
  'I hope this helps! Good luck with your application.',
  'Let me know if you’d like any changes.',
  'You can customize this template with your own details.',
  'Note: make sure to quantify your achievements where possible.',
  'Would you like a shorter one-page version?',
  'This version emphasizes your leadership skills and measurable impact.',
];
const traces = [
  ':contentReference[oaicite:0]{index=0}',
  'Portfolio: https://portfolio.test/work?utm_source=chatgpt.com',
  'Let me know if you want me to make it more concise.',
  'Key skills 【4†source】',
  'turn0search3',
  'As an AI language model, I do not have access to your employment dates.',
  'Feel free to customize this section.',
  '[Insert a measurable achievement here]',
  'Here is the revised work experience section:',
  '**Professional Experience**',
];

const gaps: readonly ((bullet: string) => string)[] = [
  (bullet) => bullet.replace(/\d[\d.,]*%/, '[X]%').replace(/\d+ (?=pupils|members|hours|patients)/, '[number] '),
  () => 'Managed a budget of [amount] and a team of [number] people, delivering [specific result].',
];

const swap = (text: string, at: number): string => gaps[at % gaps.length]?.(text) ?? text;

interface Body {
  readonly bullets: readonly string[];
  readonly summary: string;
}

const places = [
  ['Northgate Group', 'March 2021 – Present'],
  ['Willow & Pine Ltd', 'June 2017 – February 2021'],
] as const;

function plainText(trade: MadeUpTrade, { bullets, summary }: Body): string {
  const half = Math.ceil(bullets.length / 2);
  return [
    'Robin Ashdown',
    'robin.ashdown@post.test | 0113 496 0231 | Leeds',
    '',
    'Summary',
    summary,
    '',
    'Experience',
    ...places.flatMap(([company, dates], index) => [
      `${trade.title}, ${company}`,
      dates,
      ...bullets.slice(index * half, (index + 1) * half).map((bullet) => `• ${bullet}`),
      '',
    ]),
    'Education',
    'BA (Hons), University of Leeds, 2014 – 2017',
    '',
    'Skills',
    trade.skills.join(', '),
  ].join('\n');
}

function markdown(trade: MadeUpTrade, { bullets, summary }: Body): string {
  const half = Math.ceil(bullets.length / 2);
  return [
    '# [Your Name]',
    '[City, Country] | [Phone Number] | your.email@example.com | linkedin.com/in/yourprofile',
    '',
    '## Professional Summary',
    summary,
    '',
    '## Work Experience',
    ...places.flatMap(([, dates], index) => [
      `**${trade.title}** | [Company Name]`,
      `*${dates}*`,
      ...bullets.slice(index * half, (index + 1) * half).map((bullet) => `- ${bullet}`),
      '',
    ]),
    '## Education',
    '**[Degree]**, [University Name], [Year]',
    '',
    '## Skills',
    ...trade.skills.map((skill) => `- **${skill}**`),
  ].join('\n');
}

const plainSummary = (trade: MadeUpTrade): string =>
  `${trade.title} with eleven years in the trade. I am looking for steady work near Leeds and can start in a month.`;

function cvOf(trade: MadeUpTrade, index: number, kind: (typeof machineKinds)[number]): string {
  const body: Body = trade;
  const at = (list: readonly string[]): string => list[index % list.length] ?? '';
  switch (kind) {
    case 'an answer as it came':
      return [at(openings), '', markdown(trade, body), '', '---', '', at(closings)].join('\n');
    case 'the answer without its frame':
      return markdown(trade, body);
    case 'gaps left in sentences':
      return plainText(trade, {
        ...body,
        bullets: body.bullets.map((bullet, place) => (place % 3 === 1 ? swap(bullet, index + place) : bullet)),
      });
    case 'one trace left':
      return `${plainText(trade, body)}\n\n${at(traces)}`;
    case 'no trace left':
      return plainText(trade, body);
    case 'half in a person’s words':
      return plainText(trade, {
        summary: plainSummary(trade),
        bullets: body.bullets.slice(0, 4).flatMap((bullet, place) => [bullet, trade.plain[place] ?? '']),
      });
    default:
      return plainText(trade, { summary: plainSummary(trade), bullets: [...trade.plain, ...extraLines(trade)] });
  }
}

/** Enough words to be judged at all. */
const extraLines = ({ skills }: MadeUpTrade): string[] => [
  `Used ${skills.slice(0, 2).join(' and ')} most days and learned ${skills[2]} on a course.`,
  'Worked on my own for long stretches and with the others when it was busy.',
  'Kept to the rules for health and safety, had no accident in that time and was off sick for four days in all.',
  'Filled in for colleagues on leave, including at the other site when two of them left in the same month.',
];

/**
 * Seventy CVs made up in the manner of chat programs, ten of each kind. They show which kinds can be told at all; they are
 * no sample of what people send, and they were written by the authors of what is looked for.
 */
export const machineCvs: readonly MachineCv[] = machineKinds.flatMap((kind) =>
  [...officeTrades, ...otherTrades].map((trade, index) => ({ kind, text: cvOf(trade, index, kind) })),
);
