import type { DemoResource } from '../demo-resource.ts';

export const jobBoardPublishing: DemoResource = {
  type: 'product-update',
  slug: 'publish-to-the-job-board',
  title: 'Publish to the job board, and know that it worked',
  description:
    'Send a job to CV-Library when you publish it. The job shows whether the advert is up, why it is not, and takes it down again when the job closes.',
  publishedDaysAgo: 127,
  thumbnail: 'job-board-publishing',
  content: `<p>An advert that is up on an outside board but closed in your own system is an embarrassment. So is the opposite.
Publishing to CV-Library is now part of publishing the job, and the two are kept in step.</p>
<h2>Publishing</h2>
<p>Choose <strong>Publish</strong> on a draft, or on an active job that is not on the board yet. The dialogue offers
CV-Library as a tick box, on by default. If something the board needs is missing, the button says so and the missing
fields are listed by name: title, description, job type, working hours, location, recruiter, and both ends of the
salary.</p>
<p>You need an account with the board. Its user name and password are kept with the company, encrypted, and are never
shown again after saving, not even to you. The company page says only whether there are any.</p>
<h2>Knowing that it worked</h2>
<p>After publishing, the job’s row shows one of three states:</p>
<ul>
<li><strong>Publishing:</strong> the request is on its way.</li>
<li><strong>Published:</strong> the advert is up, with a link to it.</li>
<li><strong>Failed:</strong> the board said no, and what it said is shown.</li>
</ul>
<p>Your job is active in Candela whichever of these it is. A board that is having a bad morning does not hold up your
own careers page.</p>
<h2>What happens when the connection breaks</h2>
<p>The awkward case is the one in the middle. We send an advert, the connection breaks, and no one knows whether it
arrived. Sending it again might put it up twice; not sending it might leave you with nothing.</p>
<p>So the request is written down before it is sent. Every advert carries a reference of its own, and when an answer is
lost we look for the reference before trying again. If it is there, the job is done. If it is not, it is sent. The work
goes on in the background until the board and your job agree, and a restart of the server in between changes nothing.</p>
<h2>Changing an advert</h2>
<p>Edit the job, then choose <strong>Sync to CV-Library</strong> to send the current text. Some changes are more than the
board will accept for an advert that is already running. In that case you are told, and offered a new posting instead.</p>
<h2>Taking it down</h2>
<p>Closing a job takes the advert down. This holds even when the job is closed at the very moment it is being published:
the last request counts, and it is carried out once the first has finished.</p>
<table>
<thead><tr><th>You do this</th><th>The board does this</th></tr></thead>
<tbody>
<tr><td>Publish a draft with the box ticked</td><td>A new advert goes up</td></tr>
<tr><td>Publish with the box unticked</td><td>Nothing; you may publish there later</td></tr>
<tr><td>Sync after an edit</td><td>The advert’s text is replaced</td></tr>
<tr><td>Close the job</td><td>The advert is withdrawn</td></tr>
</tbody>
</table>
<h2>Without an account</h2>
<p>An installation that has no address for the board set up uses a local stand-in with the same rules, so that you can try
the whole process, including the failures, before anything reaches the outside world. It is labelled as what it is and
is off in production unless a setting names it.</p>`,
};
