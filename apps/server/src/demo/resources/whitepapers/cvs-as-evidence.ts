import type { DemoResource } from '../demo-resource.ts';

export const cvsAsEvidence: DemoResource = {
  type: 'whitepapers',
  slug: 'cvs-as-evidence',
  title: 'CVs as evidence: reading without bias',
  description:
    'A CV is testimony by an interested party. How to read one for what it shows, what blind review can and cannot do, and a method for two readers and one pile.',
  publishedDaysAgo: 318,
  thumbnail: 'cvs-as-evidence',
  file: { name: 'cvs-as-evidence.pdf', pages: 6 },
  content: `<p>A CV is a strange document. It is written by the person with the greatest interest in the outcome, in a form
taught by people who have never met you, and it is often read in less time than it takes to boil a kettle. It is also
frequently all you have. This paper treats it as a court would treat testimony: as evidence, to be read with care, neither
believed nor dismissed as a whole.</p>
<h2>What a CV is evidence of</h2>
<p>We distinguish four kinds of statement, and they deserve different amounts of weight.</p>
<table>
<thead><tr><th>Kind</th><th>Example</th><th>Worth</th></tr></thead>
<tbody>
<tr><td>Checkable fact</td><td>Registered since 2016</td><td>High, once checked</td></tr>
<tr><td>Specific account</td><td>Ran a clinic two days a week with a caseload of forty</td><td>Good: it can be asked about</td></tr>
<tr><td>General claim</td><td>Experienced in leading teams</td><td>Little, until made specific</td></tr>
<tr><td>Self-description</td><td>A passionate team player</td><td>None</td></tr>
</tbody>
</table>
<p>Reading becomes quicker when you look for the second kind and skip the fourth. It also becomes fairer. Self-description
is where upbringing, coaching and confidence speak loudest, and where the work itself says least.</p>
<h2>Where bias gets in</h2>
<p>Field experiments in several countries have sent out matched applications that differed in little but a name, and have
repeatedly found differences in how often they were answered. The sizes differ between studies and places; that the effect
exists is well supported. Names are only the most visible door. Addresses, schools, gaps, hobbies, dates and typefaces are
others.</p>
<h2>Blind review, and its limits</h2>
<p>Taking out name, photograph, age, gender, address and nationality before anyone reads is simple and worth doing. It shuts
the main door. The paper is candid about what remains:</p>
<ul>
<li>other facts carry traces of those taken out;</li>
<li>what is hidden on paper is visible at the interview, so the benefit ends there unless the interview is structured;</li>
<li>it can hide a disadvantage you would have wanted to take into account;</li>
<li>results from organisations that tried it are mixed, and depend on what they did before.</li>
</ul>
<blockquote><p>Blind review protects against a glance. It does not protect against a method that asks for the wrong things.</p></blockquote>
<h2>A method for two readers</h2>
<ol>
<li>Agree on at most five requirements, and on what would count as showing each.</li>
<li>Each reader works alone, and for each requirement writes down the sentence that shows it, or “not shown”.</li>
<li>No overall impression until the five are done.</li>
<li>Compare. Where you differ, read the sentence aloud. It usually settles the matter.</li>
<li>Before anyone is turned away for “not shown”, ask whether the advert asked for it.</li>
</ol>
<p>This is slower than skimming and quicker than it sounds, because most of a CV does not have to be read at all.</p>
<h2>Where a machine helps</h2>
<p>The method above is also what we ask of software: a few named factors, a quotation for each, the same for everyone. A
machine can do the first reading of two hundred documents without tiring, and it should then hand over. The paper
describes the division of labour we recommend, and the two mistakes to avoid: letting the machine have the last word, and
letting it have the only one.</p>
<h2>In the full paper</h2>
<ul>
<li>The four kinds of statement, with ten examples to practise on.</li>
<li>Gaps, short stays, changes of career and foreign qualifications: what each does and does not show.</li>
<li>A reading sheet for two readers.</li>
<li>Hidden text, borrowed text and generated text.</li>
</ul>`,
};
