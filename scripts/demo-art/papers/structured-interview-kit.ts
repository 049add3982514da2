import type { Paper } from './paper.ts';

const rows = (count: number, cells: string) => Array.from({ length: count }, () => `<tr>${cells}</tr>`).join('');

export const structuredInterviewKit: Paper = {
  cover: 'structured-interview-kit',
  file: 'the-structured-interview-kit.pdf',
  title: 'The structured interview kit',
  subtitle: 'Worksheets, scripts and a marking sheet',
  inShort:
    'Ask everyone the same questions, in the same order, and mark each answer on a scale that was written before anyone was seen. This kit holds what you need to do that for the job you are filling now. Print it, and write on it.',
  sections: [
    {
      heading: 'Four rules',
      html: `<ol><li><strong>Same questions, same order, same scale.</strong> Everything else may bend.</li>
<li><strong>Write the scale first.</strong> A scale written after the first interview describes the first candidate.</li>
<li><strong>Mark alone, then talk.</strong> The first opinion said aloud becomes the opinion of the room.</li>
<li><strong>Write what was said.</strong> Quotation first, judgement second, and never only the second.</li></ol>
<p>Everything that follows serves these four. If you are short of time, do the worksheet and the scale and leave the rest.</p>`,
    },
    {
      heading: 'From the job to five questions',
      html: `<p>Sit down with a person who does the job and one who depends on it. Write down what a person must be able to do
in the first year. Then strike out whatever they could learn with you in three months. Five lines should remain. If there are
eight, you have two jobs or two wishes.</p>
<table class="form"><thead><tr><th>In the first year they must be able to…</th><th>Could it be learned here?</th><th>How would we notice that it is missing?</th></tr></thead>
<tbody>${rows(5, '<td></td><td></td><td></td>')}</tbody></table>
<p>The third column is the useful one. If no one would notice that something is missing, it is not a requirement.</p>`,
    },
    {
      heading: 'Two patterns of question',
      html: `<h3>Something they did</h3><p>“Tell me about a time when… What did you do? What came of it?” It shows how a person acts when it
counts. It favours people who have had the chance.</p>
<h3>Something that could happen here</h3><p>“It is six in the morning and… Talk me through your first half hour.” It shows how a person
thinks. It is kinder to people who change careers or come back after a break.</p>
<p>Use both, and offer the second wherever the first would only measure luck.</p>
<table><thead><tr><th>Place</th><th>Something they did</th><th>Something that could happen</th></tr></thead><tbody>
<tr><td>School office</td><td>A parent who was angry, and right</td><td>Two classes, one teacher, nine o’clock</td></tr>
<tr><td>Workshop</td><td>A fault you found that others had passed</td><td>The customer waits, the part is wrong</td></tr>
<tr><td>Ward</td><td>A handover that went badly</td><td>Three call bells and a new colleague</td></tr>
<tr><td>Software team</td><td>A decision you would take differently</td><td>A release fails on a Friday afternoon</td></tr></tbody></table>
<p>Four follow-ups are fair to everyone: “What happened then?”, “What was your own part in that?”, “What did you consider and leave
out?”, “What would you do differently?” Ask them of everyone or have a reason.</p>`,
    },
    {
      heading: 'A scale with anchors',
      html: `<p>For each question, describe the answer of a person who does the job well. Then the answer of a person who would
struggle. Divide the distance. Three sentences per question are plenty.</p>
<table><thead><tr><th>Mark</th><th>In general</th><th>“Two of eight have called in sick”</th></tr></thead><tbody>
<tr><td>0</td><td>Not addressed, or it would do harm</td><td>No plan, or one that ignores safety</td></tr>
<tr><td>1</td><td>General, little of their own</td><td>Calls around for cover, nothing else</td></tr>
<tr><td>2</td><td>Specific, and would work</td><td>Decides what must be done today and what can wait, then looks for cover</td></tr>
<tr><td>3</td><td>As 2, and knows what to watch for</td><td>Also tells those affected, and says what would make them stop</td></tr></tbody></table>
<p>Try the scale on a colleague’s answer. If two of you differ by more than one mark, the anchors are not clear yet. This is the
cheapest moment to find out.</p>`,
    },
    {
      heading: 'What to say',
      html: `<h3>In the first two minutes</h3>
<blockquote><p>Thank you for coming. I am going to ask you the same five questions as everyone else, and I will write while you talk, so
that we compare answers and not moods. Take your time; silence is fine. If a question is not clear, ask me to put it
differently. We finish at half past, and the last ten minutes are for your questions. Is there anything you need from us to do
your best?</p></blockquote>
<h3>In the last five</h3>
<blockquote><p>We are seeing the last person on Thursday and decide on Friday. You will hear from me by Tuesday, whatever the answer is,
and if it is no, I will tell you why. We keep these notes for the period in our privacy notice and then destroy them. Is there
an answer you would like to add to?</p></blockquote>
<p>The last question costs two minutes. People often remember the better example on the way down the stairs.</p>`,
    },
    {
      heading: 'Adjustments',
      html: `<p>Structure is about what is asked and how it is marked. These may vary without harming the comparison, and should be
offered before anyone has to ask:</p>
<ul class="checks"><li>more time, breaks, or another time of day</li><li>the questions in advance, for one or for everyone</li>
<li>another place, or a call in place of a visit</li><li>an interpreter or a supporter in the room</li>
<li>written answers in place of spoken ones</li><li>a task in place of a question about the task</li></ul>`,
    },
    {
      heading: 'The marking sheet',
      html: `<p>One for each candidate and interviewer. Fill it in before you leave the room.</p>
<table class="form tall"><thead><tr><th>Question</th><th>What was said, in their words</th><th>Mark 0–3</th></tr></thead>
<tbody>${[1, 2, 3, 4, 5].map((number) => `<tr><td>${number}</td><td></td><td></td></tr>`).join('')}
<tr><td><strong>Sum</strong></td><td>Strongest answer, and what was missing:</td><td></td></tr></tbody></table>`,
    },
    {
      heading: 'The meeting afterwards',
      html: `<table><thead><tr><th>Minutes</th><th>What happens</th></tr></thead><tbody>
<tr><td>0–3</td><td>All marks go on the table at the same time. No one speaks.</td></tr>
<tr><td>3–20</td><td>Question by question. Only marks that differ by two or more are discussed, with the quotations read aloud.</td></tr>
<tr><td>20–25</td><td>Marks may be changed, with a reason that is written down.</td></tr>
<tr><td>25–30</td><td>Three sentences of feedback for each person: what was strong, what was missing, what would change it.</td></tr></tbody></table>
<p>If you find yourselves saying “but I liked her”, ask which answer did that. If there is one, its mark is too low. If there is none,
move on.</p>`,
    },
  ],
};
