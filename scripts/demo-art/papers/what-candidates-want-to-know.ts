import type { Paper } from './paper.ts';

export const whatCandidatesWantToKnow: Paper = {
  cover: 'what-candidates-want-to-know',
  file: 'what-candidates-want-to-know.pdf',
  title: 'What candidates want to know',
  subtitle: 'Twelve questions between the advert and the first day',
  inShort:
    'At every stage of an application people would like to know two or three simple things. Most processes answer four of twelve. The other eight cost little to answer, and most of the answers can be written once. Here are the questions, the reasons behind them, and the words.',
  sections: [
    {
      heading: 'Four figures and one cause',
      html: `<p>Our own pages quote four figures. Sixty per cent drop out of long applications. Eighty per cent would publicly
criticise. Seventy-two per cent say that interview smoothness affects whether they accept.
Fifty-seven per cent are less likely to re-engage.</p>
<p>They look like four problems. We think they are one. At each of these points a candidate had a question and no one answered it.
Is it worth an hour to fill this in? Did it arrive? Do they know what they are doing? Would it be different next time? People who
get no answer supply one, and it is seldom flattering.</p>`,
    },
    {
      heading: 'The twelve questions',
      html: `<h3>Reading the advert</h3>
<p><strong>1. What would I do all day?</strong> People cannot picture “end-to-end responsibility”. They can picture a Tuesday.</p>
<p><strong>2. What does it pay?</strong> They will find out sooner or later. Sooner is cheaper for both of you.</p>
<p><strong>3. Is it worth my evening?</strong> Say how long applying takes, what you need, and how many steps follow.</p>
<h3>Applying</h3>
<p><strong>4. Did it arrive?</strong> Tell them straight away, from an address that can be replied to.</p>
<p><strong>5. Who reads it?</strong> A person, a machine, or both, and who decides. Suspicion thrives where this is left open.</p>
<p><strong>6. When will I hear?</strong> A date. “Soon” is not one.</p>
<h3>Being considered</h3>
<p><strong>7. Am I still in it?</strong> “Yes, and nothing has happened yet” is a complete and welcome message.</p>
<p><strong>8. What is being looked at?</strong> The requirements, by name. If your system shows factors, show them.</p>
<h3>Interviewing</h3>
<p><strong>9. Who will I meet, and what will they ask?</strong> Names, roles, length, and the kind of questions. Preparation is not
cheating. It is what you hope for in a colleague.</p>
<p><strong>10. Can it be moved?</strong> People have jobs, children and buses. Say how to ask, and that asking does no harm.</p>
<h3>Hearing back</h3>
<p><strong>11. Why?</strong> The answer is nearly always in the advert: something was asked for and not found.</p>
<p><strong>12. What happens to my data now?</strong> How long you keep it, and how to have it deleted earlier.</p>`,
    },
    {
      heading: 'Where processes stop answering',
      html: `<p>Mark your own. A question counts as answered if every applicant gets the answer without asking.</p>
<table class="form"><thead><tr><th>Question</th><th>Answered?</th><th>Where, and by whom</th></tr></thead><tbody>
${['What would I do?', 'What does it pay?', 'Is it worth it?', 'Did it arrive?', 'Who reads it?', 'When will I hear?', 'Am I still in it?', 'What is looked at?', 'Who will I meet?', 'Can it be moved?', 'Why?', 'What about my data?'].map((question, index) => `<tr><td>${index + 1}. ${question}</td><td></td><td></td></tr>`).join('')}
</tbody></table>`,
    },
    {
      heading: 'Eight messages',
      html: `<p>Adapt the words in brackets and leave the rest short. Each answers the questions of its stage.</p>
<h3>It arrived</h3><div class="panel"><p>We have received your application for [job]. [Name] reads it together with software that looks for the
requirements in the advert; the software rejects no one. You will hear from us by [date].</p></div>
<h3>No news</h3><div class="panel"><p>We said you would hear by [date], and we are not ready. You are still being considered. The new date is
[date], and I am sorry for the wait.</p></div>
<h3>An invitation</h3><div class="panel"><p>We would like to meet you on [day] at [time], for [length], with [names and roles]. We ask everyone the
same five questions, about [topics]. If the time does not suit, choose another here: [link]. If you need anything to do your
best, tell me.</p></div>
<h3>An assessment</h3><div class="panel"><p>Here are five questions drawn from your own CV. They take about [minutes]. You may use any tool you
would use at work; if you use AI for an answer, tick the box and say how. It does not lower your mark.</p></div>
<h3>After the interview</h3><div class="panel"><p>Thank you for yesterday. We see the last person on [day] and decide on [day]. You will hear from me on
[day], by telephone or by mail, as you prefer.</p></div>
<h3>No, after a CV</h3><div class="panel"><p>We are not taking your application for [job] further. Your CV showed [requirements found]; it did not show
[requirement], which we had asked for. If that is a mistake, write to me before [date] and I will look again. We delete applications
after [period].</p></div>
<h3>No, after an interview</h3><div class="panel"><p>We have offered the job to someone else. Your answer on [topic] was [specific and true]. What we missed
was [requirement, and where]. [What would change it.] Thank you for the time you gave us.</p></div>
<h3>The job is withdrawn</h3><div class="panel"><p>We are no longer filling [job], because [reason]. It has nothing to do with your application. I am sorry
not to have told you sooner.</p></div>`,
    },
    {
      heading: 'What to say about machines',
      html: `<p><strong>In one sentence:</strong> Software helps us to read applications; a person decides.</p>
<p><strong>In three:</strong> Software compares your CV with the requirements in the advert and shows us what it found. It does not see
your name, photograph, age, gender, address or nationality, and it rejects no one. You can see what it showed us.</p>
<p><strong>On a page:</strong> what it reads, what it never reads, which factors it uses and how they are weighted, who decides, how to
correct a mistake, and who to ask. If you cannot fill the page, ask your supplier. If they cannot, reconsider the supplier.</p>`,
    },
    {
      heading: 'Promises made by accident',
      html: `<table><thead><tr><th>We write</th><th>They read</th></tr></thead><tbody>
<tr><td>We will keep your details on file</td><td>They will call me about the next one</td></tr>
<tr><td>You were a very strong candidate</td><td>I should apply again</td></tr>
<tr><td>Only shortlisted applicants will be contacted</td><td>They do not mind if I wait for nothing</td></tr>
<tr><td>We will be in touch</td><td>I will be in touch</td></tr></tbody></table>
<p>Write such a sentence only if you would be happy to be reminded of it.</p>`,
    },
    {
      heading: 'Apply for your own job',
      html: `<p>Take a phone, not a computer, and a stopwatch. Apply for a job of yours as a stranger would. Twenty minutes of it
persuade a colleague faster than any paper.</p>
<ul class="checks"><li>How long until you knew what the work is and what it pays?</li><li>How often did you type what was already in the CV?</li>
<li>What did you need that you did not have with you on the bus?</li><li>How long until something told you that it had arrived?</li>
<li>Could you reply to it?</li><li>Do you know when you will hear?</li><li>Would you have finished?</li></ul>`,
    },
  ],
};
