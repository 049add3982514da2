import type { DemoResource } from '../demo-resource.ts';

export const structuredInterviewKit: DemoResource = {
  type: 'whitepapers',
  slug: 'the-structured-interview-kit',
  title: 'The structured interview kit',
  description:
    'Everything for a structured interview on six printable pages: from job to questions, a scale with anchors, a script, a marking sheet and the meeting afterwards.',
  publishedDaysAgo: 75,
  thumbnail: 'structured-interview-kit',
  file: { name: 'the-structured-interview-kit.pdf', pages: 6 },
  content: `<p>This is a kit and not an essay. It contains what you need to run structured interviews for a job you are
filling now: forms to print, words to say, and the few rules that make the difference. If you want to know why it works,
begin with our article <a href="/resources/blog/ask-everyone-the-same-questions">Ask everyone the same questions</a>.</p>
<h2>What is in it</h2>
<h3>1. From the job to five questions</h3>
<p>A worksheet that starts with the first year of the job and ends with five things worth asking about. It has a column for
“could be learned here”, which tends to shorten the list.</p>
<h3>2. Two patterns of question</h3>
<p>One asks for something the person did, one describes a situation and asks what they would do. For each pattern there are
examples from a school office, a workshop, a ward and a software team, together with follow-up questions that are fair to
everyone.</p>
<h3>3. A scale with anchors</h3>
<p>From 0 to 3, with a method for writing the anchors: describe the answer of a person who does the job well, then that of
a person who would struggle, and divide the distance.</p>
<table>
<thead><tr><th>Mark</th><th>In general</th></tr></thead>
<tbody>
<tr><td>0</td><td>Did not address the question, or the approach would do harm</td></tr>
<tr><td>1</td><td>A general answer, little that was their own</td></tr>
<tr><td>2</td><td>A specific answer that would work</td></tr>
<tr><td>3</td><td>Specific, works, and shows what they would watch for</td></tr>
</tbody>
</table>
<h3>4. A script for the first two minutes and the last five</h3>
<p>What to say about notes, time and the order of things, so that no one is left guessing at the rules. What to promise at
the end, with a date.</p>
<h3>5. The marking sheet</h3>
<p>One page per candidate and interviewer, with room for quotations. There is a box for what was said and a smaller one for
what you thought of it, in that order.</p>
<h3>6. The meeting afterwards</h3>
<p>An agenda of thirty minutes: marks first, talk second, question by question, and the differences of two or more at
length. It ends with three sentences of feedback for each person, written while everyone is still in the room.</p>
<h2>How to use it</h2>
<ol>
<li>Set aside an hour with everyone who will interview. Do the worksheet and the anchors together.</li>
<li>Try the questions on a colleague. Change what they misunderstand.</li>
<li>Then change nothing until the last candidate has been seen.</li>
<li>Keep the sheets for as long as your retention rule says, and then destroy them.</li>
</ol>
<h2>Adjustments</h2>
<p>Structure is about what is asked and how it is marked. It is no reason to refuse an adjustment. The kit lists what
may vary without harming the comparison: time, place, breaks, sending the questions in advance, an interpreter, a written
answer in place of a spoken one.</p>
<blockquote><p>Same questions, same scale. Everything else may bend.</p></blockquote>
<h2>What it does not do</h2>
<p>A structured interview will not find the person who never applied, and it cannot fix a job that was not thought through.
It makes one important hour count for more. That is a good return on a printer and a quiet room.</p>`,
};
