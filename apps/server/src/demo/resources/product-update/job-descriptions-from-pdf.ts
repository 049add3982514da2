import type { DemoResource } from '../demo-resource.ts';

export const jobDescriptionsFromPdf: DemoResource = {
  type: 'product-update',
  slug: 'job-descriptions-read-from-pdf',
  title: 'Job descriptions, read from the PDF you already have',
  description:
    'Drop in the job description as a PDF and get a draft job: title, salary, hours, skills and the rest in their fields, with what is missing named for you to fill in.',
  publishedDaysAgo: 40,
  thumbnail: 'job-descriptions-from-pdf',
  content: `<p>Somewhere there is already a document that describes the job. It was agreed by three people and it is a PDF.
Until now a person had to copy it into a form, field by field. You can now give us the document.</p>
<h2>How it works</h2>
<ol>
<li>On <strong>Jobs</strong>, choose <strong>Add Job</strong> and then <strong>Upload Job (PDF)</strong>.</li>
<li>Pick the company, and drop the file. Up to 10 MB is fine.</li>
<li>Carry on with something else. The upload shows how many pages have been read, and the draft appears when it is ready.</li>
</ol>
<p>What you get is a <strong>Draft</strong>. Nothing is published and no candidate can see it until you have looked it over
and said so.</p>
<h2>What it looks for</h2>
<p>A complete job has these parts, and a document that contains them comes out complete:</p>
<table>
<thead><tr><th>About the job</th><th>About the terms</th><th>About the person</th></tr></thead>
<tbody>
<tr><td>Job title</td><td>Job type and working hours</td><td>At least one skill</td></tr>
<tr><td>Description</td><td>Location: on site, hybrid or remote</td><td>At least one requirement</td></tr>
<tr><td>Responsibilities</td><td>Minimum and maximum salary</td><td>Nice to have, when it is there</td></tr>
<tr><td>Available positions</td><td>Application deadline, recruiter’s name</td><td>Benefits, when they are there</td></tr>
</tbody>
</table>
<p>Real documents are seldom complete. If the deadline is missing, the draft says “Application deadline” in its list of what
to add, and you add it. We do not invent a date that looks likely.</p>
<h2>Scans as well</h2>
<p>A PDF that is really a photograph of paper has no text in it to read. Those pages go through text recognition, on the
same machine; no page of your document is sent anywhere. It takes noticeably longer, and the result deserves a closer
look, because a smudged 3 and an 8 are much alike on paper too.</p>
<h2>When it cannot be read</h2>
<p>Some files are damaged, protected by a password, or not what their name says. Then the list says in words what was
wrong, keeps the file for you to try again, and offers to remove it. You will not find a half-read job among your
drafts.</p>
<h2>A note on safety</h2>
<p>A file from outside cannot be trusted. Each one is read in a separate process that cannot write to the disk,
start programs or see the settings of the server, with limits on its memory and on its time. A document that was built to
crash its reader crashes only its own reader, and the next document gets a new one.</p>
<p>The reader also follows what is drawn on the page, and not only the list of words inside the file. Text that a person
could not see is therefore told apart from text they could. That matters more for CVs than for job descriptions, and it is
the same reader for both.</p>
<h2>Worth doing before you upload</h2>
<p>Open the document and read its requirements as an outsider would. What you upload is what people will be measured
against. If it lists eleven requirements and only four matter, now is a good time to cut them. We have written about
<a href="/resources/blog/write-a-job-advert-people-can-answer">adverts that people can answer</a>.</p>`,
};
