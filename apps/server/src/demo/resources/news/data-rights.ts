import type { DemoResource } from '../demo-resource.ts';

export const dataRights: DemoResource = {
  type: 'news',
  slug: 'your-data-answered-within-a-month',
  title: 'Your data: an answer within one month',
  description:
    'Ask what we hold about you, have it corrected or deleted, and get an answer within one month. What that covers, who to ask, and what we keep for how long.',
  publishedDaysAgo: 214,
  thumbnail: 'data-rights',
  content: `<p>You may ask any organisation what personal data it holds about you, and have it corrected or deleted. We answer
such requests within one month. This article explains what you can ask of us, what to ask of an employer who uses Candela, and
how to go about it. The binding text is on our <a href="/privacy">privacy page</a>.</p>
<h2>What you can ask for</h2>
<ul>
<li><strong>Access:</strong> a copy of what is held about you, and what it is used for.</li>
<li><strong>Correction:</strong> of what is wrong or incomplete.</li>
<li><strong>Deletion:</strong> where there is no good reason to keep it.</li>
<li><strong>Restriction and objection:</strong> that it is not used, or not for a certain purpose.</li>
<li><strong>Portability:</strong> of what you provided, in a form another program can read.</li>
</ul>
<p>It costs nothing. You do not have to give a reason, use a form or quote a law. We may have to make sure that you are who
you say you are, since handing your data to the wrong person would be worse than being slow.</p>
<h2>Who to ask</h2>
<p>Two different parties may hold something about you, and it helps to know which.</p>
<h3>If you registered interest on this site</h3>
<p>Then it is us. We hold your email address, your name if you gave it, and when you registered. Each message has a link
to unsubscribe. If you downloaded a whitepaper, we hold your name, your company address and which paper it
was.</p>
<h3>If you applied for a job</h3>
<p>Then the employer decides what happens with your application, and they are the ones to ask. Candela is the tool they
use. If you write to us, we will help you find the right address.</p>
<h3>If a recruiter uploaded your CV</h3>
<p>A recruiter may have your CV before you have heard of us. If it contains an email address and an employer
would like to consider you for a job, you receive an invitation. It says who holds the CV, and it lets you see or
delete what is held, without creating an account first. Two organisations that both have your CV never learn of each other
through us.</p>
<h2>How long things are kept</h2>
<p>For this public site, records are typically kept for up to seven years, and less where there is no need. Each employer
sets their own periods for applications and should tell you what they are. A sensible period depends on the purpose; our
whitepaper on <a href="/resources/whitepapers/hiring-records">hiring records</a> discusses how to choose one.</p>
<h2>About scores</h2>
<p>A match score is personal data too. You do not have to request it: the candidate sees the same drawing as the recruiter,
with the same factors and the same quotations. If a factor rests on a mistake in your CV, correct the CV and it is scored
again.</p>
<p>No application is rejected by Candela on its own. A person decides, and you may ask that person why.</p>
<h2>A request that works</h2>
<blockquote><p>Please send me a copy of the personal data you hold about me, including notes and scores, and tell me how long
you intend to keep it. I applied for the job of … on … under this email address.</p></blockquote>
<p>If an answer does not come, or is not good enough, you can complain to the Information Commissioner’s Office, the UK’s
supervisory authority. We would be glad if you told us first.</p>`,
};
