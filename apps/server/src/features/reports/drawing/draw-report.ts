import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import { unscoredTitle } from '@candela/contract/rankings/how-missing.ts';
import { colours, PageWriter } from './page-writer.ts';
import type { AssessmentContent, MatchContent, ReportContent } from './report-content.ts';
import type { Typeface } from './typeface.ts';

/** A report as a PDF: tagged, with bookmarks and its own fonts. */
export function drawReport(content: ReportContent, typeface: Typeface, createdAt: Date): Promise<Buffer> {
  const page = new PageWriter(typeface, { title: content.title, author: content.organisationName, createdAt });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    page.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.doc.on('end', () => resolve(Buffer.concat(chunks)));
    page.doc.on('error', reject);
  });
  drawGlance(page, content);
  if (content.match) drawMatch(page, content.match);
  drawAssessment(page, content);
  drawQuestions(page, content);
  drawTimeline(page, content);
  drawNotes(page);
  drawFacts(page, content);
  page.finish(`${content.title} · version ${content.version} · ${content.createdAt}`);
  return finished;
}

const muted = { size: 9, colour: colours.muted };

/** Candidate and role at a glance. */
function drawGlance(page: PageWriter, content: ReportContent): void {
  const { candidate, match, assessment } = content;
  page.doc.outline.addItem('At a glance');
  page.wordmark();
  page.text('P', `Pre-interview report · ${content.organisationName}`, {
    ...muted,
    colour: colours.light,
    face: 'strong',
  });
  page.text('H1', candidate.name, { face: 'display', size: 26, before: 6 });
  page.text('P', `${content.jobTitle} at ${content.companyName}`, { size: 13, before: 2 });
  page.y += 10;
  if (match) drawBar(page, `Match score ${Math.round(match.score)}%`, match.factors);
  else page.text('P', 'There is no match score for this job.', muted);
  if (assessment) {
    const segments = assessment.answers.map(({ lit }, at) => ({ label: `Answer ${at + 1}`, weight: 1, lit }));
    drawBar(page, `CV assessment ${assessment.total} / 15`, segments);
  } else page.text('P', 'CV assessment: not completed', { face: 'strong', before: 6 });
  page.y += 6;
  for (const { label, value } of candidate.facts) page.text('P', `${label}: ${value}`, { before: 1 });
  if (content.adjustments)
    page.text('P', `Adjustments asked for: ${content.adjustments}`, { face: 'strong', before: 6 });
  if (candidate.posts.length > 0) {
    page.text('H2', 'Work', { face: 'strong', before: 8, keep: 20 });
    for (const post of candidate.posts) page.text('LI', `• ${post}`, { indent: 6 });
  }
  if (candidate.skills.length > 0) {
    page.text('H2', 'Skills', { face: 'strong', before: 8, keep: 20 });
    page.text('P', candidate.skills.join(' · '));
  }
}

interface Segment {
  label: string;
  weight: number;
  lit: number;
}

const barHeight = 8;
const gap = 2;

/** A score as it is drawn everywhere: a bar of light whose segments are the factors, lit as far as they were met. */
function drawBar(page: PageWriter, label: string, segments: readonly Segment[]): void {
  page.text('P', label, { face: 'strong', size: 11, before: 6, keep: 20 });
  const whole = segments.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const room = page.width - gap * (segments.length - 1);
  const alt = `${label}: ${segments.map((each) => `${each.label} ${Math.round(each.lit * 100)}%`).join(', ')}`;
  page.figure(alt, barHeight + 6, (y) => {
    let x = page.left;
    for (const { weight, lit } of segments) {
      const width = (weight / whole) * room;
      page.doc.rect(x, y + 2, width, barHeight).fill(colours.unlit);
      if (lit > 0) page.doc.rect(x, y + 2, width * Math.min(1, lit), barHeight).fill(colours.light);
      x += width + gap;
    }
  });
}

function drawMatch(page: PageWriter, match: MatchContent): void {
  page.heading('Match with the job');
  page.text('P', `${Math.round(match.score)} of 100; the job asks for ${match.threshold}.`, muted);
  if (match.note) page.text('P', match.note, muted);
  const given = shownPoints(match.factors, match.score);
  for (const [at, factor] of match.factors.entries()) {
    // Without the word it reads like a count of what is listed below it.
    const points = `${given[at]} of ${factor.weight} points`;
    page.text('H3', `${factor.label}: ${points}`, { face: 'strong', before: 8, keep: 32 + quotationRoom });
    drawItems(page, 'Strengths', factor.met, colours.good);
    drawItems(page, 'Probably shown', factor.likely, colours.good);
    drawItems(page, 'Gaps', factor.missing, colours.muted);
    drawItems(page, unscoredTitle, factor.unscored.map(toItem), colours.muted);
  }
}

const toItem = (label: string) => ({ label, quote: null });

const mostItems = 12;

/** Two lines of a quotation: as much as goes over to the next page together, and with them what they speak for. */
const quotationRoom = 28;

function drawItems(
  page: PageWriter,
  title: string,
  items: readonly { label: string; quote: string | null; how?: string }[],
  colour: string,
): void {
  if (items.length === 0) return;
  page.text('P', title, { ...muted, colour, face: 'strong', before: 3, keep: 16 + quotationRoom });
  for (const { label, quote, how } of items.slice(0, mostItems)) {
    page.text('LI', how ? `• ${label} ${how}` : `• ${label}`, { indent: 6, keep: quote ? quotationRoom : 0 });
    if (quote) page.text('BlockQuote', `“${quote}”`, { ...muted, indent: 22 });
  }
  const rest = items.length - mostItems;
  if (rest > 0) page.text('P', `and ${rest} more, shown in the product`, { ...muted, indent: 6 });
}

function drawAssessment(page: PageWriter, { assessment }: ReportContent): void {
  page.heading('CV assessment');
  if (!assessment) {
    page.text('P', 'Candidate CV assessment not completed. This report was made without it.');
    return;
  }
  page.text('P', `${assessment.total} of 15, submitted ${assessment.completedAt}.`, muted);
  if (assessment.competency)
    page.text(
      'P',
      `AI competency ${assessment.competency} of 3, where AI use was declared; no part of the total.`,
      muted,
    );
  for (const [at, answer] of assessment.answers.entries()) drawAnswer(page, at + 1, answer);
}

/** The lines a question is about. */
function drawCode(page: PageWriter, code: string | null): void {
  if (code) page.text('Code', code, { face: 'code', size: 8.5, indent: 8, before: 4 });
}

function drawAnswer(page: PageWriter, number: number, answer: AssessmentContent['answers'][number]): void {
  page.text('H3', `${number}. ${answer.category}: ${answer.score}`, { face: 'strong', before: 12, keep: 40 });
  page.text('P', answer.question, { before: 2 });
  drawCode(page, answer.code);
  page.text('BlockQuote', answer.answer, { indent: 12, colour: colours.ink, before: 4, size: 9.5 });
  page.text('P', answer.feedback, { ...muted, before: 4 });
  if (answer.correction) page.text('P', answer.correction, { size: 9, before: 2, face: 'strong' });
  if (answer.aiReason) page.text('P', `AI was used: ${answer.aiReason}`, { ...muted, before: 2 });
  if (answer.aiEvaluation) page.text('P', answer.aiEvaluation, muted);
}

function drawQuestions(page: PageWriter, { questions }: ReportContent): void {
  if (questions.length === 0) return;
  page.heading('Suggested interview questions');
  for (const [at, { question, code, points }] of questions.entries()) {
    page.text('H3', `${at + 1}. ${question}`, { face: 'strong', before: 8, keep: 30 });
    drawCode(page, code);
    page.text('P', 'A good answer contains', { ...muted, before: 2, keep: 14 });
    for (const point of points) page.text('LI', `• ${point}`, { indent: 6 });
  }
}

function drawTimeline(page: PageWriter, { timeline }: ReportContent): void {
  if (timeline.length === 0) return;
  page.heading('Timeline');
  for (const { at, text } of timeline) page.text('LI', `${at}  ${text}`, { before: 1 });
}

const ruledLines = 8;
const ruleHeight = 24;

function drawNotes(page: PageWriter): void {
  // With its heading on one page.
  page.need(ruledLines * ruleHeight + 80);
  page.heading('Notes');
  page.artifact(() => {
    for (let line = 0; line < ruledLines; line += 1) {
      page.y += ruleHeight;
      page.doc
        .moveTo(page.left, page.y)
        .lineTo(page.left + page.width, page.y)
        .lineWidth(0.75)
        .stroke(colours.line);
    }
  });
  // The last line is not the next part's.
  page.y += ruleHeight / 2;
}

const whatTheScoreDoesNotSay = [
  'A score compares words of a CV with words of a job. It does not know how well a candidate works, and it predicts nothing.',
  'What a CV does not mention counts as not found; ask before you take it for missing.',
  'Name, age, sex, origin and address have no part in any score. Declared use of AI lowers none.',
  'Whatever is decided is decided by people.',
];

function drawFacts(page: PageWriter, { engines }: ReportContent): void {
  page.heading('What the score does not say');
  for (const sentence of whatTheScoreDoesNotSay) page.text('LI', `• ${sentence}`, { indent: 6 });
  page.heading('How this report was made');
  for (const engine of engines) page.text('P', engine, muted);
  page.text(
    'P',
    'The candidate can see the same facts: match score, factors and quotations, assessment, scores, corrections and timeline.',
    { ...muted, before: 4 },
  );
}
