/** What the demo candidate answered, question by question: the CV assessment and the second try at practice. */
export const demoAnswers = {
  interview: [
    'The hardest part was moving nine years of inspection videos while skippers kept uploading new ones. First I wrote every new file to both places, because that let me copy the old ones without stopping anyone. Then I copied in batches at night and compared checksums. Forty videos had no owner in our tables, so I asked the workshop before I deleted anything. In the end storage cost fell by a third, which I checked on the bill. Today I would agree the rules for orphaned files before starting.',
    'The cast promises a User without checking anything, since types are gone at run time. The response may be an error page or have another shape, and the status is never looked at. I would check response.ok first, read the body as unknown, and validate it with a schema before returning it, so that the compiler makes me handle the failure.',
    'A release of mine doubled the price of short bookings one Friday. In the first hour I rolled back, because the cause could wait and the customers could not, and told support which bookings were wrong. Then I read the logs and found a rounding rule that had no test. I wrote that test, added an alarm on the average price, and since then price rules go out on Tuesdays with a second reader.',
    'The search for free boats would have broken first, because it locks the calendar rows while it counts. I would have seen it in the p99 of the search, which was already at 400 ms in August. I would move the count into a table that is kept up to date, and only then add a second database for reading.',
    'We write short decision records for every change of the price rules: what we knew, what we chose and what would make us change our mind. I began that in 2024 because two of us worked from home. In the first months I would do the same here and ask the team after each one whether it was clear.',
  ],
  practice: [
    'An ordinary day begins with the bookings that failed overnight. I look at them first, because they cost money by noon, and fix or hand them on. Then I work on one task until lunch. In the afternoon I read what the two apprentices have written and sit with them for half an hour.',
    'I learned it on a charity site in 2022, from a colleague who let me write the first form and then rewrote it with me. Last week I used it for the page on which skippers report damage; it has photographs, so I had to think about slow connections.',
    'A booking was charged twice and the customer rang in tears. I listened first, then told her what I could see and when the money would be back. I stayed with it until it was, and we changed the page so that the button cannot be pressed twice.',
    'We count bookings, failed payments and the time of a search. I keep the list of what can go wrong beside the code, and each spring we go through it before the season begins. Two years ago that found a price rule nobody had changed.',
    'Next I would like to design a service from the start with others. I have rebuilt the storage of ours and brought two apprentices to the point where they release on their own, so I know both halves of it.',
  ],
} as const;

/** The first try, in a hurry. */
export const hurriedAnswer = 'I do what has to be done and talk to the team about it.';
