import type { DemoResource } from '../demo-resource.ts';

export const publicSite: DemoResource = {
  type: 'news',
  slug: 'the-public-site-is-open',
  title: 'Our public site is open',
  description:
    'Candela has a front door: what the platform does for employers and for job seekers, what it costs, and a library of writing about hiring. Try a match there.',
  publishedDaysAgo: 3,
  thumbnail: 'public-site',
  content: `<p>Candela now has a public site. It says what Candela does and for whom, shows the product instead of
describing it, and gives you a way to hear from us when there is something to hear.</p>
<h2>What you will find</h2>
<ul>
<li><strong><a href="/employers">For employers</a>:</strong> how jobs, applications, rankings and interviews fit together, and
a short form to register interest.</li>
<li><strong><a href="/candidates">For candidates</a>:</strong> what happens to your CV, step by step, and what you can see of
it.</li>
<li><strong><a href="/pricing">Pricing</a>:</strong> four plans with their limits and their prices, without a form in front
of them.</li>
<li><strong><a href="/resources">Resources</a>:</strong> articles, product updates, news and whitepapers. We mean to keep it a
library and not a brochure.</li>
<li><strong><a href="/careers">Careers</a>:</strong> a list of jobs, shown with the same widget that employers put on their
own sites.</li>
</ul>
<h2>What it is for</h2>
<p>Employers and job seekers can create an account here, or <a href="/try">try a match</a> on an advert and a CV first,
without one. If you leave your address on the employers’ page, we will write when there is news, and every message has a
link that stops them. You need to be sixteen or older.</p>
<p>For a conversation instead of a newsletter, use <strong>Request a Demo</strong> at the top of every page. It opens your own
mail program, and it reaches people.</p>
<h2>What it is made of</h2>
<p>We tried to build the site the way we would like hiring to be: quick, legible, and open about what it is doing.</p>
<ul>
<li>Pages arrive complete from the server. They can be read, and every link followed, with scripts switched off.</li>
<li>Visits are counted, people are not. By default there is no cookie, no network address and no profile behind the figures, only
that a page was read on a certain day. If an installation connects an outside analytics service, that starts only after
you have agreed.</li>
<li>Pictures have fixed sizes and fonts have fallbacks, so nothing jumps while you read.</li>
<li>Light and dark are both designed, and the switch is at the foot of the page.</li>
</ul>
<h2>Following along</h2>
<p>Blog and news have RSS feeds. If that means something to you, you will know what to do with them. If it does not: a
feed reader shows you new articles and no one learns that you read them.</p>
<h2>About the drawings</h2>
<p>You will see one shape again and again: a short bar of light in segments. It is how Candela draws a match score
wherever one appears, with each segment standing for something the job asks for. On the home page you can see a made-up
example, labelled as one, with the sentences behind it.</p>
<p>That is the whole idea of the product in one picture. A judgement about a person should come with its working, and the
person should be able to see it.</p>
<h2>Tell us what is unclear</h2>
<p>If a sentence on the site made you read it twice, the sentence is at fault. Write to the address behind
<strong>Request a Demo</strong> and say which one. We will fix it and thank you.</p>`,
};
