import type { DemoResource } from '../demo-resource.ts';

export const oneCommand: DemoResource = {
  type: 'news',
  slug: 'one-command-and-it-runs',
  title: 'One command, and it runs',
  description:
    'Candela installs, builds, starts its own database and fills it with example data with a single command, on one machine and without an account anywhere.',
  publishedDaysAgo: 109,
  thumbnail: 'one-command',
  content: `<p>Trying hiring software usually begins with a sales call. Trying Candela begins with a terminal:</p>
<pre><code>npm start</code></pre>
<p>You need Node.js 20 or newer, which brings npm with it. Nothing else: no database to set up, no account with a cloud, no
key from a vendor, no mail server.</p>
<h2>What the command does</h2>
<ol>
<li>It installs what the program needs, and brings the right runtime along where the machine has an older one.</li>
<li>It builds the web application if that has not been done.</li>
<li>It starts a PostgreSQL database of its own and brings its tables up to date.</li>
<li>If the database is empty, it fills it with two example companies, their jobs, and a handful of demo accounts.</li>
<li>It serves everything on one port and prints the address and the accounts.</li>
</ol>
<p>The first time takes as long as the downloads do; on a modest machine with a good connection we measured about three quarters
of a minute. After that it is ready in a few seconds.</p>
<h2>Everything has a stand-in</h2>
<p>A hiring platform normally leans on half a dozen outside services. Each of them sits behind a small interface with two
implementations: one that needs nothing, and one that talks to the vendor.</p>
<table>
<thead><tr><th>For</th><th>Out of the box</th><th>When configured</th></tr></thead>
<tbody>
<tr><td>Database</td><td>Embedded PostgreSQL</td><td>A PostgreSQL server of your own</td></tr>
<tr><td>Files</td><td>A folder on disk</td><td>An S3-compatible store</td></tr>
<tr><td>Mail</td><td>Written to files, readable on a page</td><td>Your SMTP server</td></tr>
<tr><td>Google sign-in</td><td>A local account chooser</td><td>Any OpenID Connect provider</td></tr>
<tr><td>Job board</td><td>A local board</td><td>CV-Library</td></tr>
</tbody>
</table>
<p>The same tests run against both sides. The stand-ins are labelled on the screen, and are off in production unless a
setting names them.</p>
<h2>From one machine to many</h2>
<p>The same program runs on a cluster. Nothing is kept in memory between requests: sessions, limits and the queue of
background work are in the database, so adding capacity means adding processes. There is a container image, a compose
file and a Helm chart. What changes is configuration, and every setting is checked at the start; a wrong one is named in
a sentence.</p>
<h2>Why we care</h2>
<p>There are three reasons, and only the first is about convenience.</p>
<ul>
<li><strong>Trying it should be free of obligations.</strong> You can see the whole product, with data in it, before
anyone knows that you are interested.</li>
<li><strong>Small employers hire too.</strong> A charity with one office and one computer should be able to run a fair
process on it.</li>
<li><strong>It keeps us honest.</strong> If the product only worked on our own servers, the promise that anyone can check
what it does would be empty.</li>
</ul>
<p>CVs are among the most personal documents people own. Where they are kept should be your decision, and one of the
available answers should be: here, in this room.</p>`,
};
