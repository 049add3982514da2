import type { Paper } from './paper.ts';

export const explainableRanking: Paper = {
  cover: 'explainable-ranking',
  file: 'explainable-ranking.pdf',
  title: 'Explainable ranking',
  subtitle: 'What a fair score needs',
  inShort:
    'A ranking is a claim about people. It should be checkable by those who act on it and by those it is about. Seven properties follow from that sentence. Each can be tested in an afternoon, and each closes a door that the others leave open.',
  sections: [
    {
      heading: 'A number with consequences',
      html: `<p>Software that orders applicants is ordinary now. It is used because there are more applications than hours, and
because people who read two hundred documents do not read the last as they read the first. These are good reasons. They are
reasons for help with reading, and they say nothing yet about what kind of help is acceptable.</p>
<p>A score has consequences even where no one intends any. The person at the top is read first, at length, by a reader who is
fresh. The person at the bottom is read last or not at all. So the order itself is a decision, taken hundreds of times
a day, and someone should be able to answer for it.</p>
<p>This paper is for the people who buy, run or answer for such tools. It needs no mathematics beyond addition. It is our own
reasoning and general information; where the law of your country sets stricter rules for automated decisions, those
apply.</p>`,
    },
    {
      heading: 'Seven properties',
      html: `<h3>Relevance</h3>
<p>Every factor comes from the job as described and can be found there. <em>Test:</em> take five factors from a score and look
for each in the advert. <em>The usual excuse:</em> “The model has learned what makes people succeed.” Perhaps. Then write it
into the advert, where applicants can see it.</p>
<h3>Additivity</h3>
<p>The parts add up to the whole, with nothing left over. <em>Test:</em> add them up. <em>The usual excuse:</em> “It is more
sophisticated than a sum.” Sophistication that cannot be added up cannot be argued with either.</p>
<h3>Evidence</h3>
<p>Each factor quotes the document it rests on, word for word, or says that it found nothing. <em>Test:</em> search for the
quotation in the CV. <em>The usual excuse:</em> “The explanation summarises the evidence.” A summary is a second claim, and
needs evidence of its own.</p>
<h3>Reproducibility</h3>
<p>The same inputs give the same score, and it is recorded which version of the engine gave it. <em>Test:</em> run it twice,
a week apart. <em>The usual excuse:</em> “Small variations are normal.” They are, in weather.</p>
<h3>Ignorance</h3>
<p>What must not count never reaches the scorer: name, photograph, age, gender, address, nationality. <em>Test:</em> change
them and compare. <em>The usual excuse:</em> “The model gives them no weight.” It is easier to prove that something was not
there than that it was there and ignored.</p>
<h3>Resistance</h3>
<p>Text a reader cannot see, and instructions addressed to a machine, change nothing and are shown to the recruiter.
<em>Test:</em> add a line in white type. <em>The usual excuse:</em> “No one does that.” There are articles that recommend
it.</p>
<h3>Reciprocity</h3>
<p>The person who is scored can see what the person who decides can see. <em>Test:</em> ask to see the candidate’s view.
<em>The usual excuse:</em> “It would only lead to arguments.” If the score cannot survive the argument, it should not survive
the meeting.</p>`,
    },
    {
      heading: 'A worked example',
      html: `<p>A community nurse is wanted. The job names five things, weighted by the people who do the work. One CV is compared
with them. The person and the job are made up.</p>
<table><thead><tr><th>Factor</th><th>Weight</th><th>Points</th><th>Evidence</th></tr></thead><tbody>
<tr><td>Registered nurse</td><td>30</td><td>30</td><td>“NMC registered since 2016”</td></tr>
<tr><td>Community experience</td><td>25</td><td>22</td><td>“Four years on a district team”</td></tr>
<tr><td>Wound care</td><td>20</td><td>17</td><td>“Leg-ulcer clinic, two days a week”</td></tr>
<tr><td>Driving licence</td><td>10</td><td>10</td><td>“Full licence, own car”</td></tr>
<tr><td>Leading a shift</td><td>15</td><td>2</td><td>“Mentor to one student”</td></tr>
<tr><td><strong>Sum</strong></td><td><strong>100</strong></td><td><strong>81</strong></td><td></td></tr>
</tbody></table>
<p>Now remove one line, the leg-ulcer clinic. Seventeen points go, the score is 64, and nothing else moves. That is what an
explanation is for: it lets you say beforehand what a change would do. A tool that answers “the score went down because the
profile is now less aligned” has told you nothing you did not know.</p>
<p>The example shows a second thing. “Leading a shift” is nearly dark. Before anyone is passed over for it, ask
whether the job needs it in the first month, or whether it could be learned by the sixth. The score cannot know. It can
only make the question visible.</p>`,
    },
    {
      heading: 'What is not an explanation',
      html: `<ul><li><strong>A list of keywords.</strong> It describes the document. It does not say what each word was worth.</li>
<li><strong>A sentence written afterwards.</strong> A second model, asked to justify the first, will always find something to
say. That is what it is made for.</li>
<li><strong>A comparison with successful people.</strong> It says that a person resembles those you hired before, which is
exactly what you might wish to stop doing.</li>
<li><strong>A confidence figure.</strong> A machine may be very sure and wrong. People may too, but they blush.</li></ul>
<blockquote><p>An explanation is what you could have used to work out the score before you were told it.</p></blockquote>`,
    },
    {
      heading: 'Language models',
      html: `<p>A language model can read a badly scanned CV, recognise that “ran the Tuesday clinic” is community experience, and put
a job description into order. It can also invent, drift between versions, and do what a document tells it. We would let it
suggest and not decide: its output fits a fixed form or is refused, every quotation is looked up in the document before it
is shown, the sum is done by arithmetic, and a plain engine stands ready for when it fails. Which of the two produced a
score is part of the score.</p>`,
    },
    {
      heading: 'Where a fair score ends',
      html: `<p>A score can treat every CV alike and the process can still be unfair. Four limits deserve to be known by name.</p>
<ul><li><strong>The requirement that should not be there.</strong> Every applicant is measured fairly against it, and shut out.
Only the person who writes the job description can fix this.</li>
<li><strong>Traces.</strong> A school, a gap or a hobby can carry what was taken out. Compare pass rates between groups from
time to time, where you lawfully hold the data, and read cases before drawing conclusions.</li>
<li><strong>Help.</strong> Some CVs were written with a coach. Ask for something besides the CV that makes up for it.</li>
<li><strong>The charm of numbers.</strong> Eighty-one looks truer than “good”. Make a habit of reading one CV from the bottom
of the list before the first from the top.</li></ul>`,
    },
    {
      heading: 'Twenty questions for a supplier',
      html: `<p>Put them to anyone who offers you a ranking, ourselves included. A good answer is short.</p>
<ol class="checks"><li>What are the factors, and where do they come from?</li><li>Who sets the weights, and can we see them?</li>
<li>Do the parts add up to the score?</li><li>Does each factor quote the document?</li><li>What is shown when nothing was found?</li>
<li>Does the same input give the same score next month?</li><li>Is the version recorded with each score?</li>
<li>What happens to old scores when the version changes?</li><li>Which fields never reach the scorer?</li>
<li>How was that verified, and may we repeat it?</li><li>What happens with hidden text?</li>
<li>What happens with instructions in a CV?</li><li>Can a score reject anyone without a person?</li>
<li>How many people does our threshold hide, and where is that shown?</li><li>What does the candidate see?</li>
<li>How does a candidate correct a mistake?</li><li>Is our data used to train anything?</li>
<li>Where is it processed, and by whom?</li><li>What did your own comparison of groups show?</li>
<li>May we read the code?</li></ol>`,
    },
  ],
};
