import type { DemoResource } from '../demo-resource.ts';

export const theCostOfSilence: DemoResource = {
  type: 'blog',
  slug: 'the-cost-of-a-silent-rejection',
  title: 'The cost of a silent rejection',
  description:
    'No one decides to ignore an applicant. It happens because no step in the process owns the answer. What silence costs both sides, and how to design it out.',
  publishedDaysAgo: 201,
  thumbnail: 'the-cost-of-silence',
  content: `<p>There is a word for it among job seekers, borrowed from dating. You apply, perhaps you are even
interviewed, and then nothing arrives, for so long that the nothing becomes the answer. Ask anyone who has looked for
work lately. They can name the company.</p>
<h2>No one decides to do it</h2>
<p>Silence is rarely cruelty. It is what a process produces when no step owns the reply. The advert is owned by one
person, the shortlist by another, the interview by a third. Once a candidate accepts, everyone moves on to their first
day, and the remaining forty are left in a state that has no name on any screen.</p>
<p>Sometimes there is a half-reason. You keep two people warm in case the first one declines. You wait for a budget. Each
of these lasts a week and is extended by a week, until writing would mean apologising for the delay, which is harder than
writing, which is why no one does.</p>
<h2>What it costs them</h2>
<p>An answer, even a short one, ends something. Without it people keep checking their inbox, do not accept other offers,
or accept them with a bad conscience. They also learn nothing. A refusal with a reason can improve the next application; a silence
can only be guessed at, and people who are unsure of themselves guess against themselves.</p>
<h2>What it costs you</h2>
<p>The four figures we quote on our own pages all point the same way.</p>
<ul>
<li>60% drop out of long applications.</li>
<li>80% would publicly criticise.</li>
<li>72% say that interview smoothness affects whether they accept.</li>
<li>57% are less likely to re-engage.</li>
</ul>
<p>Read them together and they describe one thing: people judge the job by the way they were hired, they talk about it,
and they remember. The applicant you left without an answer this spring is a customer, a supplier’s new buyer, or the
one qualified person within thirty miles when you advertise again next year.</p>
<h2>Design it out</h2>
<p>Good intentions do not survive a busy month. Structure does. These five rules make silence difficult.</p>
<ol>
<li><strong>Announce the date.</strong> Put the closing date and the date by which everyone will hear into the advert.
A public promise has an owner.</li>
<li><strong>Make closing a step.</strong> A job should not be closable while people in it have no answer. Either the
answers go out, or it stays open and looks untidy.</li>
<li><strong>Answer early where the answer is clear.</strong> If a legal requirement is missing, there is no reason to wait
for the last applicant. A person should look, and then reply.</li>
<li><strong>Tell people when nothing has happened.</strong> “We are a week late, and you are still being considered” takes
one minute and buys a week of goodwill.</li>
<li><strong>Count the unanswered.</strong> A number that is looked at every Monday goes down. Days since each person last
heard from you is a better measure of a process than time to hire.</li>
</ol>
<h2>A refusal that is not a form letter</h2>
<p>It does not have to be long. It has to be true, and it has to arrive.</p>
<blockquote><p>Thank you for applying to be our night supervisor. We have offered the job to someone else. Your CV showed
the licence and the shift experience we asked for; it did not show experience of leading a team, which was the third
requirement. We keep applications for six months and then delete them. If you would like yours deleted now, reply to this
message.</p></blockquote>
<p>Sixty-odd words. A decision, a reason taken from the advert, and what happens to the data. No one enjoys receiving it.
No one has to wonder, either.</p>
<h2>How we have built it</h2>
<p>In Candela, closing a job is done in two steps on purpose. The second one lists what will happen: everyone still waiting
is told, their applications are marked as rejected, and the advert is taken down from the outside board. You tick that you
have understood, and the messages go out. It is the least convenient button in the product, and the one we are fondest
of.</p>`,
};
