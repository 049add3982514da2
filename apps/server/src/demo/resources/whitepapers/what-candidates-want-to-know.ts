import type { DemoResource } from '../demo-resource.ts';

export const whatCandidatesWantToKnow: DemoResource = {
  type: 'whitepapers',
  slug: 'what-candidates-want-to-know',
  title: 'What candidates want to know',
  description:
    'Twelve questions that people ask themselves between advert and first day, why most processes answer four of them, and a message for every stage that answers the rest.',
  publishedDaysAgo: 172,
  thumbnail: 'what-candidates-want-to-know',
  file: { name: 'what-candidates-want-to-know.pdf', pages: 6 },
  content: `<p>Put yourself on the other side of the desk, between the evening when you found the advert and the morning when you
start, or do not. At each point you would like to know a few simple things. This paper lists them, stage by stage, and
offers words with which an employer can answer. It costs little, and much of it can be sent
automatically.</p>
<h2>Why it pays to answer</h2>
<p>Our own pages quote four figures: 60% drop out of long applications, 80% would publicly criticise,
72% say that interview smoothness affects whether they accept, and 57% are less likely to re-engage. Behind each is a question that no one answered.</p>
<h2>The twelve questions</h2>
<table>
<thead><tr><th>Stage</th><th>What people want to know</th></tr></thead>
<tbody>
<tr><td>Reading the advert</td><td>What would I do all day? What does it pay? Is it worth my evening?</td></tr>
<tr><td>Applying</td><td>Did it arrive? Who reads it, a person or a machine? When will I hear?</td></tr>
<tr><td>Being considered</td><td>Am I still in it? What is being looked at?</td></tr>
<tr><td>Interviewing</td><td>Who will I meet, and what will they ask? Can it be moved?</td></tr>
<tr><td>Hearing back</td><td>Why? What happens to my data now?</td></tr>
</tbody>
</table>
<p>Most processes answer the first, the second, the fourth and part of the ninth. The remainder is silence, filled by
guesswork and by other people’s reviews.</p>
<h2>Three that are seldom answered</h2>
<h3>Who reads it?</h3>
<p>People suspect that a machine throws applications away unseen. Where that is not so, say it. Where a machine helps, say
what it looks at, what it never sees, and who decides. A sentence in the confirmation is enough, and it removes the
strangest advice from the internet in one stroke: no one needs to hide keywords in white type for a reader who shows
what it read.</p>
<h3>Am I still in it?</h3>
<p>The honest answer is often “yes, and nothing has happened”. Send that. A message that contains no news contains the most
important news of all, which is that you have not forgotten them.</p>
<h3>Why?</h3>
<p>The answer is nearly always in the advert: a requirement that was asked for and not found. If your requirements are few
and clear, the reason writes itself. If they are many and vague, no reason will sound true, since none is.</p>
<blockquote><p>Tell people what you know, when you know it, in the words you would use to a friend who applied.</p></blockquote>
<h2>In the full paper</h2>
<ul>
<li>The twelve questions with the reasoning behind each.</li>
<li>Eight short messages, from the confirmation to the refusal, ready to adapt.</li>
<li>What to say about machines, in three lengths.</li>
<li>What not to promise, with the sentences that promise it by accident.</li>
<li>A self-test: apply for your own job, with a stopwatch and a telephone.</li>
</ul>
<p>The last one is the quickest way to persuade a colleague. Twenty minutes with your own application form, on a small
screen, will do more than this paper can.</p>
<p>All of it is our own reasoning from both sides of the process. Use what helps.</p>`,
};
