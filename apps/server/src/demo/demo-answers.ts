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
    'Before, every change of a price rule was tried by hand on a copy of the site, and each spring one of them went wrong, because there was no time to try all seasons and boats. First I wrote down forty bookings whose price we were sure of. Then I turned each into a test and ran them on every change. In two springs since then no wrong price has reached a customer, and a change takes an hour instead of two days.',
    'The text goes from 0 to 2 times. Each press calls setCount, which changes the state, and React renders the component again with the new count. Because the function form takes the latest value, no press is lost even when both happen before the next render.',
    'A search showed boats that were already taken, but only on Mondays. I tried the cache first, then the time zone, because both had fooled me before. In the end I read the log line by line and found that the weekly import ran while the search was counting, so it read half a calendar. That was the cause. Since then the import writes to a second table and swaps it, and I look at what runs at the same time before anything else.',
    'I am proudest of the page on which skippers report damage, which I built for our twelve depots. I drew it with two of them, wrote it myself and cut the photographs down for slow connections. I could tell that it had gone well because reports rose from five to thirty a week, and the workshop said that it could plan its days for the first time.',
    'We write short decision records for each price rule: what we knew, what we chose and why. I began that in 2024. Before I begin I would ask the team lead who reads such a text and how long they have to answer, because that decides how much has to stand in it.',
  ],
} as const;

/** The first try, in a hurry. */
export const hurriedAnswer = 'I do what has to be done and talk to the team about it.';
