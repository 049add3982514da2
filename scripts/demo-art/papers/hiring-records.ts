import type { Paper } from './paper.ts';

export const hiringRecords: Paper = {
  cover: 'hiring-records',
  file: 'hiring-records.pdf',
  title: 'Hiring records',
  subtitle: 'Retention and rights under UK GDPR',
  inShort:
    'Keep each record for as long as you can name a purpose for it, tell applicants what that period is, and be able to answer a request within a month. This is general information about the United Kingdom and not legal advice. Laws and guidance change: check the current position before you rely on it.',
  sections: [
    {
      heading: 'What counts as a record',
      html: `<p>More than you might think. Recruitment leaves traces in many places, and a policy that covers only the applicant system covers
perhaps half of them.</p>
<ul><li>CVs, letters, forms, portfolios, and the e-mails they came with.</li><li>Assessment answers, marks and feedback.</li>
<li>Match scores, their factors and the quotations they rest on.</li><li>Interview notes, on paper and in the margins of printed CVs.</li>
<li>Messages between colleagues about “the second one”.</li><li>References, and the requests for them.</li>
<li>Copies of identity documents.</li><li>Calendar entries with names in them.</li></ul>
<p>All of these are usually personal data of the person they are about. A remark about a person is data about them even if you
wrote it for yourself.</p>`,
    },
    {
      heading: 'How long: from purpose to period',
      html: `<p>The UK GDPR does not name a period. Its storage-limitation principle says that personal data may be kept in a form that
identifies people for no longer than is necessary for the purposes for which it is processed. So begin with the purpose, and
be honest. “In case we need it” is not a purpose.</p>
<p>Four purposes are common for a person who was not hired: to make the decision; to explain it; to answer a legal claim about
it; and, if they agreed, to consider them for something else. The third usually lasts longest. The time in which a claim can be
brought to a tribunal is set by law, differs between kinds of claim, can be extended in some cases, and has been under reform.
Find out what it is at present, add a margin for the time it takes to hear of a claim, and write down how you got there. Many
employers arrive at a period between six months and a year.</p>
<table><thead><tr><th>Record</th><th>Purpose</th><th>Clock starts</th><th class="wide">Our period</th></tr></thead><tbody>
<tr><td>Application of a person not hired</td><td>Explain and defend the decision</td><td>Person told</td><td></td></tr>
<tr><td>Interview notes, marks, scores</td><td>The same</td><td>Person told</td><td></td></tr>
<tr><td>Unsuccessful, agreed to be kept</td><td>Consider again</td><td>Agreement given</td><td></td></tr>
<tr><td>Application of a person hired</td><td>Personnel file, cut down to what is needed</td><td>Employment ends</td><td></td></tr>
<tr><td>Right-to-work check of a person hired</td><td>Show that it was made; the Home Office’s guidance gives a period</td><td>Employment ends</td><td></td></tr>
<tr><td>Equality monitoring</td><td>Statistics, kept apart and made anonymous</td><td>Collection</td><td></td></tr></tbody></table>
<p>Fill in the last column together with your adviser. Then delete on time. A period that is written down and not kept is
worse than none, because it proves that you knew.</p>`,
    },
    {
      heading: 'What to tell applicants',
      html: `<p>People must be told, when you collect their data, who you are and what you will do with it. One page is enough. Adapt
this.</p>
<div class="panel"><p><strong>How we use your application.</strong> We are [name, address, contact]. We use what you send us to decide
whether to offer you this job and to keep a record of how we decided. The legal basis is [legitimate interests, or steps before a
contract]. The people who see it are [roles]. [Name of supplier] processes it for us and may not use it for anything else.</p>
<p>Software compares your CV with the requirements of the job and shows us which of them it found, with quotations. It does not
receive your name, photograph, age, gender, address or nationality. It does not reject anyone. [Role] decides, and you can see
what the software showed them.</p>
<p>If we do not hire you, we delete your application after [period]. If you would like us to keep it longer, tell us. You may ask
for a copy of what we hold, have it corrected or deleted, object, or complain to the Information Commissioner’s Office. Write to
[address]; we answer within one month.</p></div>`,
    },
    {
      heading: 'When someone asks',
      html: `<p>A request may arrive by any route, through any colleague, and need not mention a law. It is usually free of charge. You have one
month from receiving it. Where requests are complex or numerous this can be extended by up to two further months, if you tell the
person within the first month and say why.</p>
<table><thead><tr><th>Day</th><th>What to do</th></tr></thead><tbody>
<tr><td>1</td><td>Write down the date. Tell the person that it arrived and when they will hear.</td></tr>
<tr><td>2–3</td><td>Check who they are, if there is real doubt. Ask for no more than that takes.</td></tr>
<tr><td>4–12</td><td>Search: system, mailboxes, shared folders, notebooks, chat. Stop routine deletion of what you find.</td></tr>
<tr><td>13–20</td><td>Look for other people’s data in it. Take out what would be unfair to them to disclose.</td></tr>
<tr><td>21–25</td><td>Put it together with the purposes, the recipients, the period and the rights.</td></tr>
<tr><td>26</td><td>Have a second person read it. Send it safely.</td></tr></tbody></table>
<p>A request to delete is weighed against your reasons to keep. “A claim is still possible until March” is a reason. Say it, say
until when, and delete then.</p>`,
    },
    {
      heading: 'Automated decisions',
      html: `<p>Decisions with a legal or similarly significant effect that are taken solely by automated means carry safeguards: people must
be told, must be able to have a human being look at it, and must be able to contest it. The rules were amended by the Data (Use
and Access) Act 2025, and guidance has been following. Our advice survives amendments.</p>
<ul><li>Do not let software reject anyone. A threshold may sort a list. It should not send a letter.</li>
<li>Record who decided, when, and what they had seen.</li>
<li>Make sure that the person who decides may decide otherwise, and sometimes does. A signature under every suggestion is not a
decision.</li></ul>`,
    },
    {
      heading: 'Ten questions for a supplier that processes applications',
      html: `<ol class="checks"><li>Where is the data, and who else touches it?</li><li>Is there a contract with the terms that the law requires?</li>
<li>Is our data used to train or improve anything?</li><li>Can we set our own periods, and are they carried out?</li>
<li>Does deletion reach copies and scores?</li><li>How long do backups keep what was deleted?</li>
<li>Can we export everything about one person?</li><li>Who can see it, and is looking recorded?</li>
<li>How soon would you tell us of a breach?</li><li>What happens to it when we leave?</li></ol>`,
    },
    {
      heading: 'Twenty minutes a quarter',
      html: `<ul class="checks"><li>Pick three jobs that closed before the period ended. Is anything left of their applicants?</li>
<li>Search one shared folder and one mailbox for “CV”.</li><li>Read the notice as an applicant. Is it still true?</li>
<li>Look at the requests of the quarter. Was each answered in time?</li><li>Who left the team? Are their printed notes gone?</li>
<li>Write down that you looked, and what you found.</li></ul>`,
    },
  ],
};
