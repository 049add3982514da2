import type { DemoResource } from '../demo-resource.ts';

export const scoresShowTheirWorking: DemoResource = {
  type: 'product-update',
  slug: 'scores-that-show-their-working',
  title: 'Scores that show their working',
  description:
    'Every match score is drawn as a bar of light whose segments are its factors. Each segment names what it stands for and quotes the CV. The candidate sees it too.',
  publishedDaysAgo: 12,
  thumbnail: 'scores-show-their-working',
  content: `<p>A score in Candela is never only a number. Wherever one appears, in the ranking, on a card of the board, on a
candidate’s own page, it is the same drawing: a short bar whose segments are the factors of the job.</p>
<h2>How to read the bar</h2>
<ul>
<li><strong>The width of a segment is its weight.</strong> A registration that counts for thirty of a hundred takes up
thirty per cent of the bar.</li>
<li><strong>The lit part is what the CV shows.</strong> A segment that is fully lit was fully found. A dark one was asked
for and not found.</li>
<li><strong>The number is the sum of the light.</strong> There is no bonus, no curve and no hidden adjustment. If you add
up the segments you get the score.</li>
</ul>
<p>Point at a segment, or move to it with the keyboard, and a small card names the factor, its points and the sentences of
the CV it rests on.</p>
<h2>Where the evidence comes from</h2>
<p>The evidence is quotation, word for word, from the document that was scored. It is gathered when a person first looks
and then kept, so that what you saw on Monday is what the candidate sees on Friday. Where a factor has no quotation, the
card says so. It does not fill the gap with a plausible sentence.</p>
<h2>What the scorer never receives</h2>
<p>Name, photograph, age, gender, address and nationality are taken out before scoring begins. Two more things are left out
and flagged for you to see:</p>
<ul>
<li>text that a reader cannot see, such as white on white or in size zero;</li>
<li>instructions that are addressed to a machine. They are treated as words on a page, and are never obeyed.</li>
</ul>
<h2>The same answer twice</h2>
<p>With each score we store which engine made it, in which version, and a fingerprint of what went in. The built-in engine
is deterministic: the same CV and the same job give the same score, on any machine, on any day. If you have connected a
language model and it fails, or answers in a form that does not fit, the built-in engine takes over and the score says
so.</p>
<p>When a CV is corrected or a job is edited, the pairs concerned are scored again in the background, and the screen shows
that it is happening.</p>
<h2>Seen from both sides</h2>
<p>The candidate sees the same drawing as the recruiter. Same factors, same weights, same quotations. We think of this as
the main feature, and it shapes all the others: a score that will be seen by the person it is about has to be one
you can stand behind.</p>
<h2>For recruiters</h2>
<ol>
<li>Open a ranking under <strong>Candidates</strong> and choose a job.</li>
<li>Set the minimum score if you want a shorter list. The list keeps telling you how many people that hides.</li>
<li>Open the factors of the first few and of one person near the end. If a factor looks wrong, correct the job description;
everyone is scored again.</li>
</ol>
<p>No one is rejected automatically, whatever their score. That decision has a person’s name on it, always.</p>
<p>If you would like the reasoning behind all this, read
<a href="/resources/blog/what-a-score-can-and-cannot-say">what a score can say about a CV, and what it cannot</a>.</p>`,
};
