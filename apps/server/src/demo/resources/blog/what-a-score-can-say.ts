import type { DemoResource } from '../demo-resource.ts';

export const whatAScoreCanSay: DemoResource = {
  type: 'blog',
  slug: 'what-a-score-can-and-cannot-say',
  title: 'What a score can say about a CV, and what it cannot',
  description:
    'A match score is a reading of one document against one job. Used as that, it saves hours. Used as a verdict on a person, it does harm. Where the line runs.',
  publishedDaysAgo: 19,
  thumbnail: 'what-a-score-can-say',
  content: `<p>Eighty-one per cent. It looks like a measurement. It reads like a thermometer, and so we treat it like
one: eighty-one is warmer than seventy-four, and warm is what we want. Before you put a number like that next to
a person’s name, it is worth being exact about what was measured.</p>
<h2>It is a reading of a document</h2>
<p>A match score compares two texts. One is the job as you described it. The other is a CV, which is a person’s own
account of their working life, written under advice, for an audience they had to guess. The score says how much of what
the first text asks for can be found in the second. That is a useful thing to know. It is also all that the score
can tell you.</p>
<p>Three consequences follow.</p>
<ul>
<li>If the job description is vague, the score is vague. “Good communicator” matches everyone and no one.</li>
<li>If a person left something out, the score does not know it. A missing line is not a missing skill.</li>
<li>If two people did the same work and one describes it better, the better writer scores higher. For a copywriter
that may be right. For an electrician it is noise.</li>
</ul>
<h2>What it is good for</h2>
<p>Two hundred CVs are read by tired people. The forty-first is read after lunch, the hundredth at home, and attention
runs out long before the pile does. Here a score does honest work, because it reads the last document with the same care
as the first.</p>
<p>It is good at putting a pile in a sensible order to read it in. It is good at catching the person whose relevant
work is on page three, under an unusual title. And it is good at showing which of your own requirements almost no one
meets, which usually says something about the requirement.</p>
<h2>What it should never do</h2>
<p>It should never be the last reader. A low score means “this document did not show what was asked for”, and the
correct next step is a glance from a human being, not a letter. In Candela no one is rejected automatically for a
score. People below a job’s threshold stay in the ranking, the list says how many are hidden by the filter, and anyone
can be added to the pipeline by hand.</p>
<p>It should not travel. A score belongs to one person and one job. Sixty for this role says nothing about the next one,
and “a sixty per cent candidate” is a phrase no one should use.</p>
<p>And it should not contain what it has no business knowing. Name, photograph, age, gender, address and nationality
never reach our scorer. That removes the direct route by which such things do damage. It does not remove every indirect
one: a school, a gap, a turn of phrase can still carry a trace. Leaving fields out is necessary and not sufficient,
which is one more reason for the human glance.</p>
<h2>Ask the number three questions</h2>
<p>Any score that claims to describe a person should be able to answer these.</p>
<ol>
<li><strong>What are you made of?</strong> There should be named factors with weights, and they should add up. If the
weight of “driving licence” surprises you, that is a conversation about the job.</li>
<li><strong>Where does it say so?</strong> Every factor should point to a sentence in the CV. A factor without a
quotation is an opinion.</li>
<li><strong>Would you say it again?</strong> The same CV and the same job must give the same number tomorrow. A score
that shifts on its own is a mood with a decimal point.</li>
</ol>
<p>There is a fourth test, and it is the one we built the product around: would you show it to the person it describes? If a
recruiter could turn the screen round on the desk without embarrassment, the score is probably fair enough to use. If
not, the time to find that out is before it has decided anything.</p>
<h2>A habit worth having</h2>
<p>When you open a ranked list, read one person from the bottom before you read the top. Open their CV and look at which
factors are dark. Sometimes the score was right. Sometimes you will find that the job description asked for a word, the
person used another, and an afternoon’s work in rewording the advert would serve you better than any ranking.</p>
<p>The longer argument, with a checklist for any tool you are offered, is in
<a href="/resources/whitepapers/explainable-ranking">Explainable ranking: what a fair score needs</a>.</p>`,
};
