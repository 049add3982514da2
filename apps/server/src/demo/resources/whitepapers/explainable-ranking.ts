import type { DemoResource } from '../demo-resource.ts';

export const explainableRanking: DemoResource = {
  type: 'whitepapers',
  slug: 'explainable-ranking',
  title: 'Explainable ranking: what a fair score needs',
  description:
    'Seven properties that any score about a person should have before it is allowed to order a list, how to test for each, and a checklist to put to your supplier.',
  publishedDaysAgo: 26,
  thumbnail: 'explainable-ranking',
  file: { name: 'explainable-ranking.pdf', pages: 6 },
  content: `<p>Software that orders applicants is ordinary now. Software that can say why it put one person above another is
less so. This paper sets out what we believe a score about a person needs before it may be used to decide who is looked at
first. It is written for the people who buy, run or answer for such tools, and assumes no mathematics beyond addition.</p>
<h2>The argument in short</h2>
<p>A ranking is a claim about people. A claim should be checkable by those who act on it and by those it is about. From that
single sentence seven properties follow.</p>
<ol>
<li><strong>Relevance.</strong> Every factor comes from the job as described, and can be found there.</li>
<li><strong>Additivity.</strong> The parts add up to the whole. Nothing is left over.</li>
<li><strong>Evidence.</strong> Every factor quotes the document it rests on, or says that it found nothing.</li>
<li><strong>Reproducibility.</strong> The same inputs give the same score, and it is recorded which version gave it.</li>
<li><strong>Ignorance.</strong> What must not count never reaches the scorer.</li>
<li><strong>Resistance.</strong> Hidden text and instructions to the machine change nothing and are shown.</li>
<li><strong>Reciprocity.</strong> The person who is scored can see what the person who decides can see.</li>
</ol>
<p>None of these is exotic. What is unusual is to ask for all of them together, because each closes a door the others leave
open. A score may be perfectly additive and rest on a factor no one asked for. It may quote evidence and give a different
answer tomorrow.</p>
<h2>What explanation is not</h2>
<p>The paper spends a chapter on explanations that explain nothing. A list of “top keywords” is a description of a
document. A sentence composed after the fact by a second model is a story about a decision. Both can be pleasant to read
and neither would survive the question that matters: <em>if this had been otherwise, would the score have been
otherwise, and by how much?</em></p>
<blockquote><p>An explanation is what you could have used to work out the score before you were told it.</p></blockquote>
<h2>Where a fair score ends</h2>
<p>Fairness of the score is not fairness of the process. A ranking can treat every CV alike and still be unfair, because the
advert asked for something the job does not need, or was seen only by people who knew where to look. We discuss four such
limits, and what a recruiter can do about each.</p>
<table>
<thead><tr><th>Limit</th><th>Who can act on it</th></tr></thead>
<tbody>
<tr><td>Requirements that shut people out for no reason</td><td>The person who writes the job description</td></tr>
<tr><td>Traces of protected characteristics in other facts</td><td>The person who monitors outcomes</td></tr>
<tr><td>CVs written with more or less help</td><td>The person who chooses what is asked for besides the CV</td></tr>
<tr><td>Trust in a number because it is a number</td><td>The person who decides</td></tr>
</tbody>
</table>
<h2>In the full paper</h2>
<ul>
<li>Each property with a definition, a test you can carry out in an afternoon, and the usual excuse.</li>
<li>A worked example: one CV, one job, five factors, and what changes when a single line is removed.</li>
<li>A note on language models: where they fit, and what they need beside them.</li>
<li>A checklist of twenty questions to put to any supplier, ourselves included.</li>
</ul>
<p>It is general information and reflects our own reasoning. It is not legal advice. Where the law of your country sets
stricter rules for automated decisions, those apply.</p>`,
};
