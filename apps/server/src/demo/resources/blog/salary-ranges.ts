import type { DemoResource } from '../demo-resource.ts';

export const salaryRanges: DemoResource = {
  type: 'blog',
  slug: 'put-the-salary-in-the-advert',
  title: 'Put the salary in the advert',
  description:
    '“Competitive” is not a number. What hiding the pay costs, how wide a range may be before it stops meaning anything, and what to do when the team will see it.',
  publishedDaysAgo: 96,
  thumbnail: 'salary-ranges',
  content: `<p>Somewhere in most organisations there is a spreadsheet with the pay for every open job. Somewhere else
there is an advert for the same job that says “competitive salary”. Between the two sits a great deal of wasted time, most
of it belonging to people who do not work for you.</p>
<h2>What hiding it costs</h2>
<p>An advert without a figure is answered by people for whom the job pays too little, who find out in the second
conversation. It is not answered by people for whom it would have been a good step, because they guessed low and moved
on. You pay for both, the first in interview hours and the second in people you never hear from.</p>
<p>There is a third cost. When pay is settled by asking what a candidate earned before, or by how hard they push, every past
inequality is carried into the next contract. A published range is not a cure for unequal pay. It is the simplest way to
stop it continuing by accident.</p>
<p>Some places now require a range by law before the first interview. The United Kingdom at large does not. You can do it
anyway.</p>
<h2>How wide is too wide</h2>
<p>A range should describe what you would really offer to people who could really be hired for this job. Two tests help.</p>
<ul>
<li><strong>The bottom:</strong> would you offer it to a person who meets every requirement, and expect them to say yes?
If not, it is not the bottom.</li>
<li><strong>The top:</strong> could you say what a person would have to bring to be paid it? If it is there to look
good, take it out.</li>
</ul>
<p>As a rule of thumb of our own, a top that is more than about a quarter above the bottom usually means that two
different jobs are hiding in one advert: the one you need, and the one you would create for the right person. Both are
fine. Advertise them separately.</p>
<table>
<thead><tr><th>What the advert says</th><th>What people read</th></tr></thead>
<tbody>
<tr><td>Competitive salary</td><td>Less than they would like to admit</td></tr>
<tr><td>£25,000 to £60,000</td><td>£25,000</td></tr>
<tr><td>Up to £42,000</td><td>£36,000, after an argument</td></tr>
<tr><td>£36,000 to £42,000, depending on whether you have led a team</td><td>£36,000 to £42,000, and how to get there</td></tr>
</tbody>
</table>
<h2>“Our own people will see it”</h2>
<p>Yes. This is the objection behind the other objections, and it deserves a straight answer. If publishing a range would
cause trouble with the people who do this job today, the trouble exists already and will come out sooner or later. It is cheaper
to deal with it in a planned conversation than in a resignation.</p>
<p>A workable order of events:</p>
<ol>
<li>Settle the range for the job, from the job. What it is worth does not depend on who applies.</li>
<li>Compare it with what people in that job are paid now. Note everyone below the bottom.</li>
<li>Decide, with the person who holds the budget, what happens to them and when.</li>
<li>Tell them before you publish. A week is enough.</li>
<li>Publish.</li>
</ol>
<h2>Say what the rest is worth</h2>
<p>Pay is not only salary. If there is a pension contribution above the minimum, extra leave, a shift allowance or a paid
qualification, write it with its figure. “Generous benefits” has the same standing as “competitive salary”. “Thirty days’
leave on top of bank holidays” does not need an adjective.</p>
<p>And be exact about what is not included. Unpaid breaks, a car that is needed and not provided, a bonus that has been
paid in one year of four: people find out in the first month, and what they then revise is their opinion of everything
else you said.</p>
<h2>When you truly do not know</h2>
<p>Sometimes the job is new and no one knows what it should pay. Say so, and give the range you have approval for: “We
have budget for £48,000 to £56,000 and will settle the figure with you in the second conversation.” That is an honest
sentence, and people answer honest sentences.</p>
<p>In Candela the salary shows on the job page and in the widget as soon as both ends of the range are numbers, and a job
without both cannot be published to the outside board. It is a small nudge. We think it is in the right direction.</p>`,
};
