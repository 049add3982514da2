import type { DemoResource } from '../demo-resource.ts';

export const sessions: DemoResource = {
  type: 'product-update',
  slug: 'see-where-you-are-signed-in',
  title: 'See where you are signed in, and end it',
  description:
    'Settings now list every device your account is signed in on. Sign the others out with one button; it takes effect with their very next request, not in an hour.',
  publishedDaysAgo: 188,
  thumbnail: 'sessions',
  content: `<p>A hiring system holds other people’s lives in some detail. Anyone who can open your account can read about them,
so you should be able to see who can. Under <strong>Settings</strong> there is now a card called “Where you are signed in”.</p>
<h2>What it shows</h2>
<p>One line for each session: the kind of device and browser, the network address, and when it was last used, with the
full date when you point at it. The session you are using now is marked, so you will not sign yourself out by
mistake.</p>
<p>If a line surprises you, choose <strong>Sign out other sessions</strong>. The confirmation says how many will end.</p>
<h2>Now means now</h2>
<p>In many products signing out another device is only a request: the device holds a pass that is good for an hour or a
day, and it keeps working until then. Here the pass only points to a session, and the session is looked up on every request.
When it has ended, the next click on that device opens the sign-in page.</p>
<p>The same holds for other changes:</p>
<ul>
<li>a colleague who is removed from the team loses access with their next request;</li>
<li>changing your password signs out your other sessions;</li>
<li>setting a new password by email, because you had forgotten it, signs out all of them.</li>
</ul>
<h2>When a pass is copied</h2>
<p>Every so often a device exchanges its long-lived pass for a new one. If an old one turns up again later, there are two
holders of something that was given to one. We cannot tell which of them is you. So the session ends for both, and
you sign in again.</p>
<p>Two tabs that renew at the same moment are not mistaken for a theft: within ten seconds of each other both receive the
same new pass.</p>
<h2>Guessing does not pay</h2>
<p>Ten failed attempts on one address within a quarter of an hour, and sign-in for that address pauses, whether or not an
account exists. The answer is the same for a wrong password and for an unknown address, so the form is no help in finding
out who has an account with us. That matters more than usual here: that a person is looking for a job can be a secret
worth keeping.</p>
<h2>Good habits, briefly</h2>
<ol>
<li>Look at the list after using a borrowed computer.</li>
<li>Use a password you use nowhere else. A password manager makes this easy.</li>
<li>Sign in with Google if your organisation already protects those accounts well.</li>
<li>If you are a parent of an organisation, look at <strong>Team</strong> when a colleague leaves. Their sessions end
when you remove them, not when their contract ends.</li>
</ol>
<p>Sessions that are not used expire after thirty days, and every session after a year at the latest.</p>`,
};
