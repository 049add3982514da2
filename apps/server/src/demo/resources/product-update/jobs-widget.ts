import type { DemoResource } from '../demo-resource.ts';

export const jobsWidget: DemoResource = {
  type: 'product-update',
  slug: 'your-jobs-on-your-own-site',
  title: 'Your jobs, on your own site',
  description:
    'A snippet of HTML puts your open jobs on your careers page, in your colours. It works without cookies, filters as you type and grows with its content.',
  publishedDaysAgo: 83,
  thumbnail: 'jobs-widget',
  content: `<p>People look for your jobs on your site. With the jobs widget the list there is always the current one: a job
that becomes active appears, a job that closes is gone, and no one has to remember to update a page.</p>
<h2>Put it in</h2>
<p>Under <strong>Companies</strong>, choose <strong>Embed code</strong>. Pick the colours and the type, watch the preview, and
copy what it gives you. It looks much like this:</p>
<pre><code>&lt;iframe
  id="candela-jobs-a1b2c3d4"
  src="https://your-candela.example/embed/jobs.html?companyToken=…&amp;amp;primary=%232563EB"
  title="Open jobs at Your Company"
  style="width: 100%; min-height: 700px; border: 0"
&gt;&lt;/iframe&gt;
&lt;script&gt;
  (function () {
    var frame = document.getElementById("candela-jobs-a1b2c3d4");
    window.addEventListener("message", function (event) {
      if (!frame || event.source !== frame.contentWindow) return;
      var data = event.data;
      if (!data || data.type !== "candela:resize") return;
      if (typeof data.height !== "number" || !isFinite(data.height)) return;
      var height = Math.min(Math.max(data.height, 700), 20000);
      frame.style.height = Math.ceil(height) + "px";
    });
  })();
&lt;/script&gt;</code></pre>
<p>Paste it where the list should appear. Any content system that accepts HTML will do. If yours removes scripts, leave the
second half out: the frame then keeps its height and scrolls inside.</p>
<h2>Make it yours</h2>
<table>
<thead><tr><th>Setting</th><th>What it changes</th><th>Default</th></tr></thead>
<tbody>
<tr><td><code>primary</code></td><td>Links and focus</td><td><code>#2563EB</code></td></tr>
<tr><td><code>buttonBg</code></td><td>The Apply button</td><td>the primary colour</td></tr>
<tr><td><code>buttonText</code></td><td>The text on it</td><td><code>#FFFFFF</code></td></tr>
<tr><td><code>font</code></td><td>One of seven typefaces</td><td>Inter</td></tr>
<tr><td><code>fontSize</code></td><td>12 to 20 pixels</td><td>16</td></tr>
<tr><td><code>buttonRadius</code></td><td>0 to 20 pixels</td><td>8</td></tr>
</tbody>
</table>
<p>A value that is mistyped falls back to its default. A slip of the keyboard should not empty your careers page.</p>
<h2>What visitors get</h2>
<p>The list arrives complete from the server, so it is there before any script has run, and with scripts switched off as
well. Searching narrows it as you type. Each job shows the place, the kind of contract and the salary when both ends of
the range are given, and leads to the full description or straight to the application.</p>
<p>The widget sets no cookie and uses no session. It is the only page of ours that may be framed by others.</p>
<h2>Why the script is so careful</h2>
<p>The dozen lines that adjust the height check four things before they move anything: that the message comes from this
very frame, that it is of the expected type, that the height is a finite number, and that it lies within bounds. Pages
receive messages from many places. One that resizes itself for any of them can be made to look like anything.</p>
<h2>For other readers</h2>
<p>The same list is available as an XML feed for sites that collect vacancies, and each job has a public page with the
structured data search engines read. You do not have to do anything for either.</p>
<h2>If the frame stays empty</h2>
<p>Two causes are likely. Either the company has no active job, in which case the widget says so in words; or your site’s
security policy does not allow frames from our address. For the second, ask the person who looks after the site to
add the address to <code>frame-src</code>. Nothing else has to be allowed.</p>
<p>We use the widget ourselves: the list on our <a href="/careers">careers page</a> is this one.</p>`,
};
