import type { DemoResource } from '../demo-resource.ts';

export const plansAndPrices: DemoResource = {
  type: 'news',
  slug: 'four-plans-prices-on-the-page',
  title: 'Four plans, with the prices on the page',
  description:
    'We ask employers to publish their salaries, so here are our prices: four plans from free to unlimited, what each one limits, and what none of them does.',
  publishedDaysAgo: 296,
  thumbnail: 'plans-and-prices',
  content: `<p>We ask employers to <a href="/resources/blog/put-the-salary-in-the-advert">put the salary in the advert</a>. It
would be odd to hide our own figures behind a form. Here they are, as of publication. The
<a href="/pricing">pricing page</a> always has the current ones.</p>
<table>
<thead><tr><th>Plan</th><th>Companies</th><th>Active jobs</th><th>Seats</th><th>Per month</th><th>Per year</th></tr></thead>
<tbody>
<tr><td>Free</td><td>1</td><td>1</td><td>1</td><td>£0</td><td>£0</td></tr>
<tr><td>Starter</td><td>1</td><td>5</td><td>3</td><td>£49</td><td>£490</td></tr>
<tr><td>Scale</td><td>5</td><td>25</td><td>10</td><td>£149</td><td>£1,490</td></tr>
<tr><td>Enterprise</td><td>Unlimited</td><td>Unlimited</td><td>Unlimited</td><td>£499</td><td>£4,990</td></tr>
</tbody>
</table>
<p>Paying for a year costs as much as ten months.</p>
<h2>What a plan limits</h2>
<p>Three things, all of which you can count yourself:</p>
<ul>
<li><strong>Companies</strong> are the employers you hire for. Most organisations have one. Groups and agencies have
several.</li>
<li><strong>Active jobs</strong> are those people can apply for at the moment. Drafts and closed jobs do not count.</li>
<li><strong>Seats</strong> are the people on your team, including you.</li>
</ul>
<p>The billing page shows how much of each is in use. When you reach a limit, the product says so and says what to do. It
does not switch anything off that is already running.</p>
<h2>What no plan limits</h2>
<ul>
<li>How many people may apply, and how many CVs you may read.</li>
<li>How much of a score is explained. There is no plan on which the working is hidden.</li>
<li>What candidates can see and do. The candidate’s side is free, all of it, on every plan.</li>
<li>Whether people receive an answer when a job closes.</li>
</ul>
<p>We thought about this list for some time. It would be easy to sell “advanced explanations” as an extra. It would also
mean that fairness is a feature for those with a budget.</p>
<h2>Choosing one</h2>
<p>Count the jobs you expect to have open in your busiest month, not in an average one, and the people who need to sign in
themselves. Interviewers who only receive an invitation do not need a seat. If you are between two plans, take the
smaller. Moving up takes a minute and takes effect immediately; no one should pay in March for a busy November that may not come.</p>
<h2>Free means free</h2>
<p>The Free plan does not end after fourteen days and does not ask for a card. It is meant for the café that looks for one
person in spring and for the charity with a single vacancy. If that is all you ever need, you are welcome to it.</p>
<h2>If a paid plan lapses</h2>
<p>Payments fail: cards expire, people are on holiday. When a paid plan lapses, work on jobs and candidates pauses until it is
settled. Your account, your team and the billing pages stay open, and nothing is deleted. Candidates keep access to what
is theirs.</p>
<h2>Running it yourself</h2>
<p>The source code is <a href="/resources/news/source-code-under-agpl">under the AGPL</a>, so you may run Candela on your own
machine and pay us nothing. The plans are for those who would rather not. We think both are reasonable ways of spending an
afternoon.</p>`,
};
