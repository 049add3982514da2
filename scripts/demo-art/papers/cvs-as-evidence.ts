import type { Paper } from './paper.ts';

export const cvsAsEvidence: Paper = {
  cover: 'cvs-as-evidence',
  file: 'cvs-as-evidence.pdf',
  title: 'CVs as evidence',
  subtitle: 'Reading without bias, as far as possible',
  inShort:
    'A CV is testimony by an interested party. Read it for specific accounts that can be asked about, give self-description no weight, take out what must not count before anyone reads, and let two people work from the same five requirements. A machine may read first. It should not read last.',
  sections: [
    {
      heading: 'A strange document',
      html: `<p>A CV is written by the person with the greatest interest in the outcome, in a form taught by people who have never met you. It is
often read in less time than it takes to boil a kettle. And frequently it is all you have.</p>
<p>Two attitudes are common, and both are wrong. One is to believe it: to let a confident first line colour all that follows. The other is
to distrust it as a whole, and to go by signals instead, such as the school, the typeface and the name of the last employer. A court does
neither with a witness. It asks of each statement what it would be worth if it were true, and whether it can be checked.</p>`,
    },
    {
      heading: 'Four kinds of statement',
      html: `<table><thead><tr><th>Kind</th><th>Example</th><th>Worth</th></tr></thead><tbody>
<tr><td>Checkable fact</td><td>Registered since 2016</td><td>High, once checked</td></tr>
<tr><td>Specific account</td><td>Ran a clinic two days a week, caseload of forty</td><td>Good: it can be asked about</td></tr>
<tr><td>General claim</td><td>Experienced in leading teams</td><td>Little, until made specific</td></tr>
<tr><td>Self-description</td><td>A passionate team player</td><td>None</td></tr></tbody></table>
<p>Look for the second kind. A specific account has numbers, places, a beginning and an end. It is hard to invent well, and easy to ask
about. Skip the fourth kind altogether. Self-description is where upbringing, coaching and confidence speak loudest, and where the work
says least.</p>`,
    },
    {
      heading: 'Where bias gets in',
      html: `<p>Field experiments in several countries have sent out matched applications that differed in little but the name, and have repeatedly
found differences in how often they were answered. How large the differences are varies between studies, trades and places. That they exist
is well supported. Those who took the decisions did not think of themselves as unfair.</p>
<p>Names are only the most visible door. Others are the address, the school, dates that give away an age, a photograph, a gap, a hobby, a
membership, an unfamiliar qualification, and the polish of the document itself, which says how much help a person could afford.</p>`,
    },
    {
      heading: 'Blind review, and its limits',
      html: `<p>Taking out name, photograph, age, gender, address and nationality before anyone reads is simple and worth doing. It shuts the main
door. It is honest to add what remains.</p>
<ul><li><strong>Traces.</strong> Other facts carry what was taken out. A women’s football club is a hobby and a gender.</li>
<li><strong>The interview.</strong> What is hidden on paper is visible in the room. Without a structured interview the benefit ends at the
door.</li>
<li><strong>What you would have wanted to see.</strong> A blind reader cannot allow for a harder start.</li>
<li><strong>Mixed results.</strong> Organisations that tried it report different outcomes, which depend on what they did before.</li></ul>
<blockquote><p>Blind review protects against a glance. It does not protect against a method that asks for the wrong things.</p></blockquote>`,
    },
    {
      heading: 'What it does not show',
      html: `<table><thead><tr><th>You see</th><th>It may mean</th><th>It does not show</th></tr></thead><tbody>
<tr><td>A gap</td><td>Care, illness, study, travel, the search itself</td><td>That something is wrong</td></tr>
<tr><td>Short stays</td><td>Contracts, closures, a bad manager, a restless person</td><td>Which of these</td></tr>
<tr><td>A change of career</td><td>Courage, or need</td><td>That nothing carries over</td></tr>
<tr><td>A foreign qualification</td><td>Training you do not know</td><td>That it is less</td></tr>
<tr><td>Mistakes in spelling</td><td>Haste, dyslexia, a second language</td><td>Carelessness at the work, unless the work is spelling</td></tr>
<tr><td>A perfect document</td><td>Care, or help</td><td>Which of these</td></tr></tbody></table>
<p>Where something matters, ask. Where it does not, leave it out of the discussion. “I wonder about the gap” is how a sheet of facts turns
into a story about a stranger.</p>`,
    },
    {
      heading: 'A method for two readers',
      html: `<ol><li>Agree on at most five requirements, and on what would count as showing each.</li>
<li>Each reader works alone, and for each requirement copies the sentence that shows it, or writes “not shown”.</li>
<li>No overall impression until all five are done.</li><li>Compare. Where you differ, read the sentence aloud. It usually settles the matter.</li>
<li>Before anyone is turned away for “not shown”, check that the advert asked for it.</li></ol>
<table class="form"><thead><tr><th>Requirement</th><th>The sentence that shows it</th><th>Shown, partly, not shown</th></tr></thead><tbody>
${[1, 2, 3, 4, 5].map((number) => `<tr><td>${number}</td><td></td><td></td></tr>`).join('')}</tbody></table>
<p>It is slower than skimming and quicker than it sounds, since most of a CV does not have to be read at all.</p>`,
    },
    {
      heading: 'Hidden, borrowed and generated text',
      html: `<p><strong>Hidden text</strong> is there for machines: keywords in white, a line in size zero, an instruction to rank this document first.
It should count for nothing and be visible to you as a flag. Ask the person about it. Some were told by a website that everyone does it.</p>
<p><strong>Borrowed text</strong> is copied from the advert or from another person. A sentence that repeats your requirement word for word is a
general claim, however well it matches.</p>
<p><strong>Generated text</strong> was written with a language model. You cannot reliably tell, and programs that say they can are wrong often
enough to hurt honest people, especially those who write in a second language. It also matters less than it seems. A model can polish an
account. It cannot have run the clinic. Ask about the clinic.</p>`,
    },
    {
      heading: 'Where a machine helps',
      html: `<p>What we ask of two readers is also what we ask of software: a few named factors, a quotation for each, the same for everyone. It can
do the first reading of two hundred documents without tiring, and should then hand over. There are two mistakes to avoid. One is to let the
machine have the last word. The other is to let it have the only one.</p>
<ul class="checks"><li>Does it quote, or does it only conclude?</li><li>Does it say “not found” when it found nothing?</li>
<li>Does it show how many people a threshold hides?</li><li>Would you show its page to the person it is about?</li></ul>`,
    },
    {
      heading: 'Practise on these',
      html: `<p>Cover the right-hand column. Which of the four kinds is each?</p>
<table class="kinds"><thead><tr><th>Statement</th><th>Kind</th></tr></thead><tbody>
<tr><td>Reduced late deliveries by ringing each supplier on the Thursday before</td><td>Specific account</td></tr>
<tr><td>Proven track record of delivering results</td><td>Self-description</td></tr>
<tr><td>Forklift licence, counterbalance, renewed last spring</td><td>Checkable fact</td></tr>
<tr><td>Responsible for stakeholder management</td><td>General claim</td></tr>
<tr><td>Trained four new starters; three are still there</td><td>Specific account</td></tr>
<tr><td>Works well under pressure</td><td>Self-description</td></tr>
<tr><td>Level 3 diploma in adult care</td><td>Checkable fact</td></tr>
<tr><td>Good knowledge of spreadsheets</td><td>General claim</td></tr>
<tr><td>Rewrote the rota so that no one works two weekends running</td><td>Specific account</td></tr>
<tr><td>Natural leader</td><td>Self-description</td></tr></tbody></table>`,
    },
  ],
};
