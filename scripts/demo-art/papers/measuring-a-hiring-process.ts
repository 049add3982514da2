import type { Paper } from './paper.ts';

export const measuringAHiringProcess: Paper = {
  cover: 'measuring-a-hiring-process',
  file: 'measuring-a-hiring-process.pdf',
  title: 'Measuring a hiring process',
  subtitle: 'Nine figures that are hard to improve by accident',
  inShort:
    'Count what happened to people, in the order in which it happened to them. Nine measures answer four questions: is it quick for those who wait, is what was promised kept, is it fair, and is it any good. All nine can be worked out from dates and decisions you already record.',
  sections: [
    {
      heading: 'The trouble with what is usually counted',
      html: `<p>Two figures appear on nearly every hiring report: how many applied, and how many days it took until a contract was signed. Both are
easy to count. Both can get better while the process gets worse. A vaguer advert brings more applications. Skipping the reference
brings a quicker hire. And neither says anything about the people who were not hired, and that is nearly everyone.</p>
<p>A good measure has three qualities. It describes something that happened to a person. It cannot easily be improved without
improving the thing itself. And two people who work it out separately get the same result.</p>`,
    },
    {
      heading: 'Nine measures',
      html: `<table><thead><tr><th></th><th>Measure</th><th>How to work it out</th></tr></thead><tbody>
<tr><td>1</td><td>Days to first message</td><td>From applying to the first message a person wrote or approved. Automatic confirmations do not count.</td></tr>
<tr><td>2</td><td>Longest wait</td><td>For each applicant, the longest stretch without a message. Report the middle, and the worst in twenty.</td></tr>
<tr><td>3</td><td>Last interview to decision</td><td>From an applicant’s last interview to the day they were told.</td></tr>
<tr><td>4</td><td>Share answered</td><td>Of all who applied, how many were told the outcome.</td></tr>
<tr><td>5</td><td>Share answered in time</td><td>Of all who applied, how many were told by the date you announced. No date announced counts as not in time.</td></tr>
<tr><td>6</td><td>Pass rates by stage</td><td>Of those who reached a stage, how many went on; compared between groups where you lawfully hold the data.</td></tr>
<tr><td>7</td><td>Spread between interviewers</td><td>For the same candidate and question, how far apart the marks were before anyone spoke.</td></tr>
<tr><td>8</td><td>Share of offers accepted</td><td>Of offers made, how many were accepted; with the reasons of those who declined, in their words.</td></tr>
<tr><td>9</td><td>A year later</td><td>Still here, and both sides would do it again. Ask both.</td></tr></tbody></table>
<p>The first three ask whether it is quick for those who wait, the next two whether promises are kept, six and seven whether it is
fair, and the last two whether it is any good.</p>`,
    },
    {
      heading: 'The middle and the far end',
      html: `<p>Averages flatter. Suppose ten people apply. Nine hear from you after two days and one after fifty.</p>
<table><thead><tr><th>Figure</th><th>Days</th><th>What it says</th></tr></thead><tbody>
<tr><td>Average</td><td>6.8</td><td>What happened to no one</td></tr><tr><td>Median</td><td>2</td><td>What happened to the person in the middle</td></tr>
<tr><td>Longest</td><td>50</td><td>Who the process forgets</td></tr></tbody></table>
<p>Report the median, and the value that only one in twenty exceeds. With fewer than twenty cases, report the longest and name it as
that. The first tells you how the process works. The second tells you where it breaks, and people remember the second.</p>`,
    },
    {
      heading: 'Where the dates come from',
      html: `<ul><li><strong>Applied:</strong> reliable, because the system writes it.</li>
<li><strong>First message:</strong> often wrong, because the automatic confirmation is counted. Leave it out.</li>
<li><strong>Moved to a stage:</strong> reliable only if people move cards on the day. Look for thirty cards moved within one minute; that
is a person tidying up before a meeting.</li>
<li><strong>Interview held:</strong> the calendar knows when it was planned. Cancelled and moved ones need a second look.</li>
<li><strong>Told:</strong> the date of the message, not of the decision. The gap between them is a measure of its own.</li></ul>
<p>Before you trust a figure, follow five applications by hand from beginning to end. If the dates tell a story that the people involved
recognise, carry on.</p>`,
    },
    {
      heading: 'Small numbers need modesty',
      html: `<p>Most employers fill a few dozen jobs a year. With numbers of that size chance plays a large part. If two of ten passed last quarter and four of
ten this quarter, the rate has doubled, and it may mean nothing at all. Toss a coin ten times, twice, and see how often the results differ
by two.</p>
<p>Three habits help. Wait for more cases: a rolling year is steadier than a quarter. Look at several stages together: a real pattern
usually shows at more than one. And read the applications behind a figure before you explain it. A difference of three people can be
looked at one by one.</p>`,
    },
    {
      heading: 'Comparing groups with care',
      html: `<p>If one group passes a stage much less often than another, you would want to know. Collecting what you need for that is delicate:
it must be voluntary, kept apart from the application, kept from those who decide, and reported only in numbers large enough that no
one can be recognised. Ten in a group is a sensible minimum.</p>
<p>You may meet the “four-fifths rule”: a group’s pass rate should be at least four fifths of the highest group’s. It comes from
American guidance of the 1970s. It is crude, it misleads with small numbers, and it is not a test of law in the United Kingdom. As a
prompt to look more closely it is still useful.</p>
<table class="figures"><thead><tr><th>Stage</th><th>Group A</th><th>Group B</th><th>Ratio</th><th>Look closer?</th></tr></thead><tbody>
<tr><td>CV read, invited</td><td>40 of 100</td><td>27 of 90</td><td>0.75</td><td>Yes: which requirement makes the difference?</td></tr>
<tr><td>Interviewed, offered</td><td>8 of 40</td><td>6 of 27</td><td>1.11</td><td>No, and the numbers are small</td></tr></tbody></table>
<p>The figures are made up. The question in the last column is the point: a difference at the first stage leads to a requirement, and a
requirement can be discussed.</p>`,
    },
    {
      heading: 'What not to count',
      html: `<ul><li><strong>Applications per job.</strong> Most of what raises it lowers their quality.</li>
<li><strong>Cost per hire, alone.</strong> The dearest hire is the one you make twice.</li>
<li><strong>Average match score.</strong> It describes your advert as much as your applicants.</li>
<li><strong>Decisions per interviewer.</strong> People soon make the decisions that are measured.</li></ul>`,
    },
    {
      heading: 'A sheet and a meeting, every quarter',
      html: `<table class="form"><thead><tr><th>Measure</th><th>Last quarter</th><th>This quarter</th><th>What we will do</th></tr></thead><tbody>
${['1 Days to first message', '2 Longest wait', '3 Interview to decision', '4 Share answered', '5 Answered in time', '6 Pass rates', '7 Spread', '8 Offers accepted', '9 A year later'].map((label) => `<tr><td>${label}</td><td></td><td></td><td></td></tr>`).join('')}
</tbody></table>
<p>Half an hour is enough. Ten minutes for the figures. Fifteen for one application from the slow end, opened and followed from start to
finish. Five to agree on one change, with a name and a date. When a figure is bad, begin by not hiding it: show it to those who can change
it, in the week you find it, together with the case that makes it real.</p>`,
    },
  ],
};
