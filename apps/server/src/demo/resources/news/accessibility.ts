import type { DemoResource } from '../demo-resource.ts';

export const accessibility: DemoResource = {
  type: 'news',
  slug: 'accessibility-what-we-hold-ourselves-to',
  title: 'Accessibility: what we hold ourselves to',
  description:
    'Our accessibility statement in plain words: the standard we aim for, what we check on every change, what we know is not good enough yet, and how to tell us.',
  publishedDaysAgo: 151,
  thumbnail: 'accessibility',
  content: `<p>A person who cannot use the form cannot get the job. For most software an inaccessible page is a nuisance.
In hiring it decides who is considered. This is our statement: what we aim for, what we do about it, and where we fall
short.</p>
<h2>The standard</h2>
<p>We aim for level AA of the Web Content Accessibility Guidelines (WCAG), version 2.2, on every page, public and signed in, in
the light and the dark theme, on a phone and on a large screen.</p>
<h2>What is checked on every change</h2>
<ul>
<li><strong>Automatic rules.</strong> Pages are examined with axe in a real browser, in both themes and at phone and
desktop width. A violation fails the test.</li>
<li><strong>Contrast.</strong> Every pairing of text and background is computed for both themes and all twelve accents.</li>
<li><strong>Keyboard journeys.</strong> Menus, dialogues and carousels are operated in tests without a mouse.</li>
<li><strong>Without scripts.</strong> Public pages are loaded with scripts switched off, and must still be readable and
navigable.</li>
</ul>
<h2>What we design for</h2>
<ul>
<li>Visible focus, in a sensible order, and Escape closes what was opened.</li>
<li>Targets of at least 24 by 24 pixels.</li>
<li>No meaning by colour alone: a status has a word or a symbol as well.</li>
<li>Errors in words, next to the field they are about, and nothing you typed is lost.</li>
<li>Dragging has an alternative: cards on the board can be moved by keyboard and from a menu.</li>
<li>Less movement for people whose system settings ask for it.</li>
<li>Page text that can be enlarged to twice its size without losing anything.</li>
</ul>
<h2>What automatic checks cannot tell</h2>
<p>A machine finds a missing label. It does not find a label that is there and makes no sense. We would be misleading you if
we called a clean report the same thing as an accessible product.</p>
<p>These are the limits we know of:</p>
<table>
<thead><tr><th>Where</th><th>What</th><th>What you can do meanwhile</th></tr></thead>
<tbody>
<tr><td>CVs and job descriptions</td><td>Uploaded PDFs are only as accessible as their authors made them</td><td>The text we read from them is shown as ordinary page content</td></tr>
<tr><td>Score bars</td><td>Dense for screen magnifiers</td><td>The factors are also available as a list with figures</td></tr>
<tr><td>The board</td><td>Many columns on a narrow screen</td><td>Every card has a menu that moves it, wherever its column is</td></tr>
<tr><td>Screen readers</td><td>Not yet tried systematically with every common combination</td><td>Please tell us what you run into</td></tr>
</tbody>
</table>
<h2>Adjustments belong to people</h2>
<p>Software cannot make a reasonable adjustment. Employers who use Candela can, and in Great Britain the law obliges them to.
If you need more time for an assessment, another format, or an interview arranged differently, ask the person named in
the job advert. Asking takes no part in any score: messages to a recruiter are not read by the scorer.</p>
<h2>Telling us</h2>
<p>If something stops you, write to the address behind <strong>Request a Demo</strong> and say which page, what you were
trying to do, and what you use. You do not have to know what is wrong. We will answer, and if we cannot fix it quickly we
will say so and suggest another way to do what you came for.</p>`,
};
