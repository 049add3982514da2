import type { DemoResource } from '../demo-resource.ts';

export const themesAndAccents: DemoResource = {
  type: 'product-update',
  slug: 'dark-theme-and-twelve-accents',
  title: 'A dark theme, twelve accents, and contrast that holds',
  description:
    'Light, dark or the same as your system, with one of twelve accent colours. All twenty-four combinations are checked for contrast by a test, so none is the bad one.',
  publishedDaysAgo: 236,
  thumbnail: 'themes-and-accents',
  content: `<p>People look at a hiring board for hours, in offices with windows and in kitchens at night. Under
<strong>Settings</strong>, <strong>Appearance</strong>, you can now choose how it looks.</p>
<h2>Three themes</h2>
<p><strong>Light</strong> is paper. <strong>Dark</strong> is ink with warm type on it, and not the light theme turned
inside out: lines become quieter, surfaces differ by depth, and a lit score gives off a little glow.
<strong>System</strong> follows your computer, at sunset too, and needs no script to do so.</p>
<p>The public pages have the same switch, and it works with scripts turned off.</p>
<h2>Twelve accents</h2>
<p>The accent is used sparingly. On each screen it marks one thing, the next step, and it lights the score bars. You may
have it in any of these:</p>
<ul>
<li>amber, which is the default, copper, brick and rose;</li>
<li>plum, iris, indigo and azure;</li>
<li>teal, forest, moss and slate.</li>
</ul>
<p>Status colours stay as they are whatever you choose. A badge for “Offer” must not change its meaning because a user
likes green, and no status is shown by colour alone: there is always a word or a symbol beside it.</p>
<h2>Contrast that holds</h2>
<p>Twelve colours in two themes make twenty-four combinations, and in most products that offer so many, a few are hard to
read. We wrote a test that reads the colour definitions and works out the contrast of every pairing that is used for text
and controls. If one falls below the AA level of the Web Content Accessibility Guidelines, the test fails and the change
does not go in.</p>
<p>This had consequences for the designers. The amber that looked best on a white card was slightly too light for words,
so there are two: one to fill a button with and a deeper one to write in. You will not notice. That is the idea.</p>
<h2>Why only one accent at a time</h2>
<p>Colour is the loudest thing on a screen. If everything that can be clicked is bright, nothing says where to go. So buttons
that are not the next step are plain, links in tables are ink, and the eye has one place to land. It also keeps the score
bars honest: what glows there is evidence, and nothing else on the page competes with it.</p>
<h2>Quicker to reach</h2>
<p>Press <code>Ctrl K</code>, or <code>⌘ K</code> on a Mac, and type “dark”. The same box finds any page by its name, so it
is worth learning even if you like your theme the way it is.</p>
<h2>Small print, as small as possible</h2>
<ul>
<li>Your choice is kept on the device. A laptop may be light and a phone dark.</li>
<li>If your system asks for less motion, things move less.</li>
<li>The theme is known before the first pixel is drawn, so a dark screen does not flash white when it loads.</li>
</ul>
<p>If you find a combination that is hard to read after all, please tell us. The test knows the numbers. You know the
screen.</p>`,
};
