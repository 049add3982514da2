import type { DemoResource } from '../demo-resource.ts';

export const measuringAHiringProcess: DemoResource = {
  type: 'whitepapers',
  slug: 'measuring-a-hiring-process',
  title: 'Measuring a hiring process',
  description:
    'Time to hire is easy to count and easy to game. Nine measures that say more, how to work each one out from records you already have, and which to ignore.',
  publishedDaysAgo: 247,
  thumbnail: 'measuring-a-hiring-process',
  file: { name: 'measuring-a-hiring-process.pdf', pages: 6 },
  content: `<p>What gets counted in hiring is what is easy to count: applications received, days until a contract was signed.
Both can improve while the process gets worse. More applications may mean a vaguer advert. A quicker hire may mean that no one
checked. This paper proposes nine measures that are harder to improve by accident, and shows how to work out each from
records that any hiring system keeps.</p>
<h2>Four questions, nine measures</h2>
<table>
<thead><tr><th>Question</th><th>Measures</th></tr></thead>
<tbody>
<tr><td>Is it quick, for those waiting?</td><td>Days to first message; longest wait; days from last interview to decision</td></tr>
<tr><td>Are promises kept?</td><td>Share answered; share answered by the date announced</td></tr>
<tr><td>Is it fair?</td><td>Pass rates by stage, compared between groups; spread between interviewers</td></tr>
<tr><td>Is it any good?</td><td>Share of offers accepted; still here and still satisfied after a year</td></tr>
</tbody>
</table>
<h2>Use the middle, and the far end</h2>
<p>Averages flatter. If nine people hear from you in two days and the tenth in fifty, the average is just under seven days
and describes no one. We suggest the median, which is what happened to the person in the middle, together with the worst
case in twenty. The first tells you how the process works. The second tells you whom it forgets.</p>
<h2>Small numbers need modesty</h2>
<p>Most employers fill a few dozen jobs a year. A pass rate that moves from two in ten to four in ten has doubled, and
may mean nothing. The paper explains, without formulas, how to tell a change from chance: wait for more cases, look at
several stages together, and read the individual applications before drawing conclusions about groups.</p>
<p>It also explains a well-known rule of thumb, under which one group’s pass rate should be at least four fifths of
another’s. It comes from American guidance, it is crude, and it is not a test of law in the United Kingdom. As a prompt to
look more closely it is still useful.</p>
<h2>What not to count</h2>
<ul>
<li><strong>Applications per job.</strong> Most of what raises it lowers their quality.</li>
<li><strong>Cost per hire,</strong> on its own. The dearest hire is the one you make twice.</li>
<li><strong>Average match score.</strong> It describes your advert as much as your applicants.</li>
<li><strong>Interviewer of the month.</strong> People measured on decisions soon make the decisions that are measured.</li>
</ul>
<h2>A page a quarter</h2>
<p>Nine figures fit on one sheet. The paper contains a template and the agenda of the meeting in which
they are read: half an hour, with one application from the slow end opened and followed from start to finish. In our
view that single case teaches more than the other eight figures together.</p>
<blockquote><p>Measure what happened to people, in the order in which it happened to them.</p></blockquote>
<h2>In the full paper</h2>
<ol>
<li>Definitions for each measure, exact enough for two people to get the same answer.</li>
<li>Where the dates come from, and which are usually wrong.</li>
<li>Comparing groups without publishing anyone’s characteristics.</li>
<li>A quarterly sheet and an agenda.</li>
<li>What to do when a figure is bad, beginning with not hiding it.</li>
</ol>`,
};
