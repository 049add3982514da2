import type { DemoResource } from '../demo-resource.ts';

export const structuredInterviews: DemoResource = {
  type: 'blog',
  slug: 'ask-everyone-the-same-questions',
  title: 'Ask everyone the same questions',
  description:
    'A structured interview feels stiff for the first ten minutes and fair ever after. Why it predicts better than a good conversation, and how to start with five questions.',
  publishedDaysAgo: 5,
  thumbnail: 'structured-interviews',
  content: `<p>Most interviewers believe they are good judges of people. Most interviews are conversations that wander
where the talk is easiest, and end with a feeling. The feeling is real, but it is mostly about the conversation: whether
the two of you laughed at the same thing, whether the answer that mattered happened to come up.</p>
<p>A structured interview is a plain alternative. Everyone who is seen for a job is asked the same questions, in the same
order, and each answer is marked against a scale that was written before anyone walked in. That is all. There is no
special software in it and no psychology degree.</p>
<h2>Why it predicts better</h2>
<p>Research on selection has come back to this question for many decades, and its direction has been steady: interviews
with structure tell you more about how a person will do the job than interviews without it. The published sizes of the
difference vary, and recent re-examinations have lowered many older estimates in the field. Structured interviews came
out of that re-examination still at or near the top of the methods compared.</p>
<p>The reasons are not mysterious.</p>
<ul>
<li><strong>The answers can be compared.</strong> If one person was asked about a difficult client and another about
their degree, you have two good stories and no comparison.</li>
<li><strong>The mark is made on the answer.</strong> A scale with written anchors asks what was said. Without one, we
mark how much we enjoyed hearing it.</li>
<li><strong>First impressions get less time to work.</strong> In a free conversation the early impression steers the
later questions, and the later questions then confirm it.</li>
<li><strong>Nothing important is left out.</strong> The five things the job needs are all asked about, every time, even
on a Friday afternoon.</li>
</ul>
<h2>Start from the job, not from a list of questions</h2>
<p>Searching for “good interview questions” is the wrong way round. Write down the five things that a person in this job
must be able to do in their first year. For a warehouse team leader it may be planning a shift when two people are
missing, spotting an unsafe load, and telling a friend that they were late again. Each of the five becomes one question.</p>
<p>Two kinds of question do most of the work:</p>
<ol>
<li><strong>Past behaviour:</strong> “Tell me about a time when a delivery arrived that you could not store safely. What
did you do?”</li>
<li><strong>A situation:</strong> “It is six in the morning and two of eight people have called in sick. Talk me through
your first half hour.”</li>
</ol>
<p>The second kind is kinder to people who are changing careers, returning after a break, or applying for their first
job. If you only ask for past examples, you are partly measuring luck with former employers.</p>
<h2>Write the scale before the first interview</h2>
<p>Four steps are enough. Here is one for the sick-call question.</p>
<table>
<thead><tr><th>Mark</th><th>What the answer contains</th></tr></thead>
<tbody>
<tr><td>0</td><td>No plan, or a plan that ignores safety or the people on shift.</td></tr>
<tr><td>1</td><td>Reacts to the gap: calls around for cover, nothing else.</td></tr>
<tr><td>2</td><td>Decides what must be done today and what can wait, then looks for cover.</td></tr>
<tr><td>3</td><td>As 2, and tells those affected what changes, and says what would make them stop the line.</td></tr>
</tbody>
</table>
<p>Writing the anchors is where teams discover that they disagree about the job. It is far better to find that out now
than in the room where you compare three people who have each taken a day off to meet you.</p>
<h2>What to do about the stiffness</h2>
<p>The usual objection is that it feels like an exam. It need not. Say at the start what you are doing and why: “I am
going to ask you the same five questions as everyone else, and I will be writing while you talk, so that we compare
answers and not moods. There is time for your questions at the end, and I would like to hear them.” People relax when
they know the rules.</p>
<p>You may follow up. “What happened then?” and “What was your own part in that?” are fair to everyone and help quiet
people most. What you may not do is rescue one candidate with three hints and leave another in silence.</p>
<blockquote><p>Mark alone, then talk. The first opinion said aloud becomes the opinion of the room.</p></blockquote>
<p>Let every interviewer finish their marks before anyone speaks. Then compare question by question, and spend the time on
the marks that differ by two or more. Those are the interesting ones.</p>
<h2>Begin on Monday</h2>
<p>Take the next job you are filling. Write five questions and five short scales; it takes about an hour. Use them for
every person you see for that job, and keep the sheets until the decision is made and explained. If you would like a
template, the <a href="/resources/whitepapers/the-structured-interview-kit">structured interview kit</a> has one, with a
marking sheet and a script for the first two minutes.</p>`,
};
