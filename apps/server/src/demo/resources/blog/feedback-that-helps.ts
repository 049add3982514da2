import type { DemoResource } from '../demo-resource.ts';

export const feedbackThatHelps: DemoResource = {
  type: 'blog',
  slug: 'feedback-that-helps',
  title: 'Feedback a candidate can use',
  description:
    '“We went with someone who was a closer fit” helps no one. Three sentences that do, what to leave out, and how to have the material ready before you need it.',
  publishedDaysAgo: 138,
  thumbnail: 'feedback-that-helps',
  content: `<p>After every decision there is one person to congratulate and several to disappoint. The several gave you
their time, told you about their failures because you asked, and arranged a day around your diary. Most of them will
receive a sentence that was written for no one in particular.</p>
<p>Useful feedback is less work than it looks, provided that you collect it while you interview and not afterwards.</p>
<h2>Why it is so often empty</h2>
<p>There are two honest reasons. The first is that nothing was written down: by Thursday the notes say “good energy, bit
vague”, and no one can build a helpful paragraph from that. The second is fear. People worry that anything specific
will be disputed, so they say something that cannot be.</p>
<p>Both have the same remedy. If each answer was marked against a written scale, there is something specific to say, and
it is defensible because it was decided before you met anyone.</p>
<h2>Three sentences</h2>
<p>You do not owe a report. Three sentences are enough for nearly everyone who came to an interview:</p>
<ol>
<li><strong>What was strong, and where you saw it.</strong> “Your account of moving the clinic to the new rota was the
clearest we heard.”</li>
<li><strong>What was missing, measured against the job.</strong> “The role needs someone who has already trained others,
and your examples were about being trained.”</li>
<li><strong>What would change it.</strong> “Leading the next intake, even informally, would answer that question.”</li>
</ol>
<p>The order is deliberate. The first sentence proves that you listened. Without it the second is heard as a verdict.</p>
<h2>What to leave out</h2>
<ul>
<li><strong>Comparisons with others.</strong> “The other candidate had more experience” gives the person nothing to do,
and tells them about another person.</li>
<li><strong>Character.</strong> “You seemed nervous” is about a morning. “We could not follow the second answer, because
the example started in the middle” is about the answer.</li>
<li><strong>Culture fit.</strong> If you cannot say which behaviour you missed, you do not have feedback. You have a
preference, and you should look at it closely.</li>
<li><strong>Comfort you do not mean.</strong> “Please apply again” is a promise. Write it when it is true.</li>
</ul>
<h2>How much, to whom</h2>
<p>Effort should be in proportion to what was asked of the person.</p>
<table>
<thead><tr><th>How far they came</th><th>What they are owed</th></tr></thead>
<tbody>
<tr><td>Sent a CV</td><td>A decision, within the time you announced, and which requirements were not met</td></tr>
<tr><td>Did an assessment</td><td>Their result and the feedback on each answer</td></tr>
<tr><td>Came to an interview</td><td>The three sentences</td></tr>
<tr><td>Reached the final two</td><td>A telephone call, and the three sentences in writing if they would like them</td></tr>
</tbody>
</table>
<p>The first row is the one that never happens, because there are hundreds of people in it. It is also the row where a
machine can help without pretending to be a person. A ranking that knows its own factors can tell each applicant
which requirements their CV showed and which it did not. That is more than most people ever learn, and no one has to
write it.</p>
<h2>When they answer back</h2>
<p>Some people will disagree. Thank them, and read it again: now and then they are right, and the requirement was never in
the advert. If it was, say so once and leave it. You are explaining a decision; you are not holding an appeal.</p>
<p>A few will ask for more than you offered, sometimes formally. People have a right to see personal data held about
them, which can include interview notes. This is a reason to write notes you would be happy to read aloud. It is not a
reason to write none.</p>
<blockquote><p>Write every note as if the person were going to read it, because they may.</p></blockquote>
<h2>What comes back</h2>
<p>We will not promise you a figure. What we can say is what happens next: people who were told something true and useful
tell others that they were. Some apply again with the gap closed. And interviewers who know that they will have to write
three sentences listen differently in the room. That last effect may be worth more than the others.</p>`,
};
