import type { DemoResource } from '../demo-resource.ts';

export const jobAdverts: DemoResource = {
  type: 'blog',
  slug: 'write-a-job-advert-people-can-answer',
  title: 'Write a job advert that people can answer',
  description:
    'Most adverts describe a company and list adjectives. The ones that work describe a Tuesday, name the money and ask for four things. A method that takes an hour.',
  publishedDaysAgo: 47,
  thumbnail: 'job-adverts',
  content: `<p>Read your last advert as a job seeker would: on a phone, on a bus, between two other adverts. In
the first screen, did it say what the work is, where it is, what it pays and when it closes? Or did it say that the
company is a fast-growing leader in its field?</p>
<p>An advert is a question put to strangers. Whether they can answer it depends on how it is put.</p>
<h2>Describe a Tuesday</h2>
<p>“Responsible for the end-to-end management of supplier relationships” could be anything from lunch to litigation. Ask
the person who does the job now what they did last Tuesday, and write that down:</p>
<blockquote><p>You will look after about thirty suppliers. On a normal day you chase two late deliveries, check four
invoices that do not match their orders, and spend an hour with the kitchen team planning next month.</p></blockquote>
<p>A person who has done this recognises it immediately. One who has not, but could, can picture it. Both are what you
want. The person who would hate it also knows, and has saved you an interview.</p>
<h2>Ask for four things</h2>
<p>Requirements pile up because each one is free to write. They are not free to read. Every line you add is a reason for
a careful person to leave, and careful people are the ones who take the list literally.</p>
<p>Sort everything you were about to ask for into three heaps:</p>
<ul>
<li><strong>Cannot start without it.</strong> A registration, a licence, a language the customers speak. Often there are
two of these. Rarely more than four.</li>
<li><strong>Can be learned here in three months.</strong> Your own systems, your products, the way you file things. Take
them out, or say that you teach them.</li>
<li><strong>Would be a pleasant surprise.</strong> Put them under a heading that says so, and keep it to three.</li>
</ul>
<p>Then look at years. “Five years’ experience” is a stand-in for something: having seen a full audit, having led people
through a bad week. Name the thing. Years measure age as much as ability, and in the United Kingdom a requirement that
puts one age group at a disadvantage needs a good reason.</p>
<h2>Say the four facts</h2>
<p>People decide with four facts, and adverts hide them with remarkable persistence.</p>
<ol>
<li><strong>The money.</strong> A range you would really pay, as
<a href="/resources/blog/put-the-salary-in-the-advert">we argue elsewhere</a>.</li>
<li><strong>The place.</strong> On site, hybrid or remote. If hybrid, which days, and who decides.</li>
<li><strong>The hours.</strong> Including the ones you hope no one asks about: early shifts, weekends, being on call.</li>
<li><strong>The end.</strong> When the advert closes, what happens next, and how long it usually takes.</li>
</ol>
<h2>Mind the adjectives</h2>
<p>Words like “rockstar”, “hungry” and “thick-skinned” describe a temperament, usually that of the person who wrote the advert.
They also describe a workplace, and not the way you meant. Strike out every adjective that you would not put in a
reference for an actual colleague. What is left is usually a verb, and verbs are what the job consists of.</p>
<p>Watch the private language too. Internal grades, team nicknames and three-letter abbreviations tell outsiders that they
are outsiders. If a word needs a week in the company to understand, it does not belong in the advert.</p>
<h2>Make applying the small part</h2>
<p>Sixty per cent of people drop out of long applications. Asking people to upload a CV and then to type it into twelve
boxes is a test of patience that has nothing to do with the job. Take the document, ask for what is truly missing,
and stop.</p>
<h2>Read it aloud, once</h2>
<p>Before you publish, read the advert aloud to a person outside the team and ask them three questions. What would I do all
day? What do I need to have? What would I earn? If they can answer without looking, so can everyone else.</p>
<p>There is a second reader to think of. The same text is what a ranking compares CVs with. Four clear requirements give
you four factors you can look at and argue about. Fourteen vague ones give you a number.</p>`,
};
