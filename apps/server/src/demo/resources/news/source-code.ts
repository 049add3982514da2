import type { DemoResource } from '../demo-resource.ts';

export const sourceCode: DemoResource = {
  type: 'news',
  slug: 'source-code-under-agpl',
  title: 'Candela’s source code is under the AGPL',
  description:
    'The whole platform is licensed under AGPL-3.0: anyone who offers Candela to others lets them see how it judges them. Why we chose this licence over a simpler one.',
  publishedDaysAgo: 62,
  thumbnail: 'source-code',
  content: `<p>Candela judges people. It reads what they wrote about themselves, compares it with what an employer asked for,
and puts them in an order. We promise that whatever it says about a person can be explained to them, and that they can
check it. Such a promise is worth little if no one can look.</p>
<p>So the whole of it, server, engine, web application and tests, is licensed under the <strong>GNU Affero General Public
License, version 3</strong>.</p>
<h2>What the licence does</h2>
<p>In short, and without the precision of the text itself:</p>
<ul>
<li>you may run Candela for any purpose, study how it works, change it, and pass it on;</li>
<li>if you pass it on, changed or not, you pass on the source under the same terms;</li>
<li>and if people use your changed version over a network, you offer them its source too.</li>
</ul>
<p>The third point is what the letter A stands for, and it is why we chose it.</p>
<h2>Why not something simpler</h2>
<p>A permissive licence such as MIT would have been easier for everyone to adopt. We considered it seriously. It would
also have allowed a provider to take the scoring, change it behind a network service, and keep the change to itself. The
people being scored would never know, and could not find out. With the AGPL they can ask for the source of what judged
them.</p>
<p>That one case decided it. Convenience matters, and the promise weighs more.</p>
<h2>What it means for you</h2>
<table>
<thead><tr><th>If you are…</th><th>Then…</th></tr></thead>
<tbody>
<tr><td>an employer running Candela unchanged for your own hiring</td><td>nothing special follows. Say where the source is, and carry on.</td></tr>
<tr><td>an employer who changed it</td><td>offer your version’s source to those who use it over the network, which includes your candidates.</td></tr>
<tr><td>a provider hosting it for others</td><td>the same, towards all of your users.</td></tr>
<tr><td>a candidate</td><td>you can read how a score is made, or ask someone who can.</td></tr>
<tr><td>a researcher or an auditor</td><td>you need no permission to start.</td></tr>
</tbody>
</table>
<p>This is a summary and not legal advice. The licence text comes with the code, and it is what counts.</p>
<h2>Reading the code</h2>
<p>Open source that cannot be understood is open in name. We have tried to keep it legible: a contract that names every
call with its rules, one folder for each feature, no file above four hundred lines, and a page for every major decision
that says what was chosen and what it costs. The engine that reads and scores documents consists of pure
functions. It uses no clock, no network and no randomness, so anyone can run it on an example and get the same result as
we do.</p>
<h2>What stays yours</h2>
<p>The licence covers the program. It does not touch what you do with it. Your jobs, your candidates’ documents and your
decisions belong to you and to them. An installation of your own keeps all of it on your own machine.</p>
<p>If you find a mistake in how something is judged, that is the kind of report we would most like to receive.</p>`,
};
