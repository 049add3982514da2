import type { DemoResource } from '../demo-resource.ts';

export const declaredAiUse: DemoResource = {
  type: 'blog',
  slug: 'let-people-say-they-used-ai',
  title: 'Let people say that they used AI',
  description:
    'Detectors accuse the innocent and bans reward liars. A tick box, a reason and a fair way of marking both tell you more about how a person will work.',
  publishedDaysAgo: 264,
  thumbnail: 'declared-ai-use',
  content: `<p>Set a candidate a written task today and there is a fair chance that a language model will have helped with
the answer. You can forbid it, you can try to detect it, or you can ask. Only one of the three gives you information you
can rely on.</p>
<h2>The trouble with detecting</h2>
<p>Programs that claim to tell machine prose from human prose are guessing from style. They go wrong in both directions.
A person who edits the output a little passes. A person who writes in a second language, plainly and by the rules they
were taught, may be accused. The first error is embarrassing. The second is an injustice to a person who did exactly what
you asked.</p>
<p>That is why an estimate of whether a CV was generated appears in Candela as a likelihood in words, low, medium or
high, with “unknown” where there is too little to go on. It is a hint about a document. It takes no part in the match
score, and it should take no part in your decision without a conversation.</p>
<h2>The trouble with forbidding</h2>
<p>A ban that cannot be enforced is a tax on honesty. Those who follow the rule do worse; those who break it quietly do
better, and you have selected for breaking it quietly. Besides, you may be banning a skill. If people in the job will
draft with such tools from the first week, it is odd to test how well they do without.</p>
<h2>Asking</h2>
<p>So ask, answer by answer, at the moment it matters. In our assessments each answer has a tick box: I used AI for this.
Ticking it opens one more field: how, and why. Leaving that field empty is the only thing we do not accept, because a
tick without a reason tells you nothing. Unticking clears it again.</p>
<p>Expect three kinds of reason.</p>
<ul>
<li>“I know the answer and used it to tidy my English.” This is dictation with better punctuation. The knowledge is
theirs.</li>
<li>“I used it to check whether I had forgotten anything, and added the point about backups.” This is how a careful
colleague works.</li>
<li>“I was not sure, so I asked.” This is honest, and also an answer to the question you were really asking.</li>
</ul>
<h2>Marking it fairly</h2>
<p>A declared answer is marked like any other, from 0 to 3, for what it says. Beside it is a second judgement with three
parts:</p>
<table>
<thead><tr><th>Part</th><th>The question behind it</th></tr></thead>
<tbody>
<tr><td>Appropriate use</td><td>Was this a sensible thing to use such a tool for?</td></tr>
<tr><td>Quality of reasoning</td><td>Does the explanation show choices, or only a paste?</td></tr>
<tr><td>Understanding</td><td>Could this person defend the answer in a conversation?</td></tr>
</tbody>
</table>
<p>The two are kept apart. A candidate may give a fine answer and explain poorly how they got it, or the other way round, and
you will want to know which. No one loses a mark for ticking the box. If they did, the box would be empty by
Friday.</p>
<h2>What to tell candidates</h2>
<p>Say it before they begin, in words like these:</p>
<blockquote><p>You may use any tool you would use at work. If you use AI for an answer, tick the box and tell us how. It
does not lower your mark. We will talk about two of your answers in the interview, so make sure that they are answers you
understand.</p></blockquote>
<p>The last sentence does more than any detector. People take care to understand an answer that they will have to discuss.</p>
<h2>What to ask yourself</h2>
<p>If a question can be answered perfectly by a machine that has never met your customers, the question may be at fault. Ask
about the person’s own work: the decision on their CV that they would take differently today, the trade-off in the
project they are proudest of. Questions drawn from a person’s own history are harder to outsource, and far more
interesting to hear answered.</p>
<p>Both sides are still learning where these tools belong. It seems right to learn it in the open.</p>`,
};
