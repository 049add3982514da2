import type { DemoResource } from '../demo-resource.ts';

export const hiringRecords: DemoResource = {
  type: 'whitepapers',
  slug: 'hiring-records',
  title: 'Hiring records: retention and rights under UK GDPR',
  description:
    'How long to keep CVs, notes and scores, what to tell applicants, and how to answer a request within a month. General information with a schedule you can adapt.',
  publishedDaysAgo: 116,
  thumbnail: 'hiring-records',
  file: { name: 'hiring-records.pdf', pages: 6 },
  content: `<p>Recruitment produces more personal data about more strangers than almost anything else an employer does. Most of
those people are never hired, and most of the data is never looked at again. This paper is about what to do with it. It is
general information about the position in the United Kingdom, not legal advice, and laws change: check the current
guidance of the Information Commissioner’s Office before you rely on it.</p>
<h2>Three questions</h2>
<h3>How long?</h3>
<p>The UK GDPR names no period. It says that personal data may be kept in a form that identifies people for no longer than
is necessary for its purposes. So the period follows from the purpose, and the exercise is to name the purpose honestly.
“In case we need it” is not one.</p>
<p>The paper works through the usual purposes, among them making the decision, explaining it, defending a claim within the
time the law allows for bringing one, and considering a person again if they agreed to it. It ends in a schedule.</p>
<table>
<thead><tr><th>Record</th><th>Purpose</th><th>Clock starts</th></tr></thead>
<tbody>
<tr><td>CV and application of a person not hired</td><td>Explaining and defending the decision</td><td>When the person was told</td></tr>
<tr><td>Interview notes and marks</td><td>The same</td><td>The same</td></tr>
<tr><td>Match scores and their evidence</td><td>The same</td><td>The same</td></tr>
<tr><td>Talent pool</td><td>Considering again</td><td>When the person agreed</td></tr>
<tr><td>Application of a person hired</td><td>Becomes part of the personnel file, cut down to what is needed</td><td>When employment ends</td></tr>
</tbody>
</table>
<h3>What do we tell people?</h3>
<p>Who you are, what you collect, why, on what legal basis, who else sees it, how long you keep it, and what rights they
have. If a machine takes part in the assessment, say that, say what it looks at, and say who decides. The paper contains a
notice of one page in plain words to adapt.</p>
<h3>What if someone asks?</h3>
<p>A request may come by any route, need not mention a law and is usually free of charge. You have one month, which can be
extended by up to two further months where requests are complex or numerous, provided you say so within the first month.
The paper has a calm procedure for it, day by day.</p>
<h2>Notes are data</h2>
<p>The comment in the margin, the message to a colleague about “the second one”, the score and its factors: all of these
are usually personal data and may have to be disclosed. We draw a practical rule from that.</p>
<blockquote><p>Record what was said and how it was marked. If you would not read it aloud to the person, it is not a record;
it is a risk.</p></blockquote>
<h2>Automated decisions</h2>
<p>Decisions that are based solely on automated processing and significantly affect a person carry extra safeguards,
including the chance to have a human being look again and to contest the result. The rules were amended in 2025. Our
advice is simple and survives amendments: do not let a machine reject anyone, and keep a record of who decided.</p>
<h2>In the full paper</h2>
<ul>
<li>A retention schedule with reasons, to be completed with your own periods.</li>
<li>A privacy notice for applicants on one page.</li>
<li>A procedure for access, correction and deletion requests.</li>
<li>Ten questions to ask anyone who processes applications for you.</li>
<li>A quarterly checklist of twenty minutes.</li>
</ul>`,
};
