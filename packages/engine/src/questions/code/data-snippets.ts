import type { Snippet } from './snippet.ts';

export const dataSnippets: readonly Snippet[] = [
  {
    language: 'SQL',
    kind: 'practice',
    ask: 'What does this query list, and what is the difference between WHERE and HAVING here?',
    code: `SELECT customer_id, COUNT(*) AS orders, SUM(amount) AS spent
FROM orders
WHERE paid
GROUP BY customer_id
HAVING COUNT(*) >= 3
ORDER BY spent DESC;`,
    points: [
      'It lists the customers with at least three paid orders, with the number of orders and what they spent',
      'WHERE filters rows before they are grouped; HAVING filters the groups afterwards',
      'The customers who spent most come first',
    ],
  },
  {
    language: 'SQL',
    kind: 'interview',
    ask: 'This should list the customers who never ordered, and returns nothing at all. Why, and how would you write it?',
    code: `SELECT name
FROM customers
WHERE id NOT IN (SELECT customer_id FROM orders);`,
    points: [
      'If any customer_id in orders is NULL, NOT IN is never true, so no row is returned',
      'Comparing with NULL gives unknown, neither true nor false',
      'Use NOT EXISTS, or a LEFT JOIN with a check for NULL',
      'An index on orders.customer_id keeps it fast',
    ],
  },
  {
    language: 'R',
    kind: 'practice',
    ask: 'What does this give, and what does the argument na.rm do?',
    code: `aggregate(wait ~ clinic, data = visits, FUN = function(x) mean(x, na.rm = TRUE))`,
    points: [
      'It gives the mean waiting time for each clinic',
      'na.rm leaves missing values out before the mean is taken',
      'The formula wait ~ clinic says what is summarised and by which group',
    ],
  },
  {
    language: 'R',
    kind: 'interview',
    ask: 'This is slow for a million rows. Why, and how would you write it?',
    code: `total <- c()
for (i in 1:nrow(sales)) {
  total <- c(total, sales$price[i] * sales$quantity[i])
}`,
    points: [
      'The vector grows in every round, and each time all of it is copied',
      'The whole can be written as a vector: sales$price * sales$quantity',
      '1:nrow goes wrong for an empty table, where it counts 1, 0; use seq_len',
    ],
  },
  {
    language: 'Bash',
    kind: 'practice',
    ask: 'What does this line print, step by step?',
    code: `cut -d' ' -f1 access.log | sort | uniq -c | sort -rn | head -5`,
    points: [
      'It prints the five most frequent first fields, such as addresses, with their counts',
      'cut takes the first column of each line',
      'uniq -c counts equal lines that stand together, so they are sorted before',
      'sort -rn puts the largest number first, and head keeps five',
    ],
  },
  {
    language: 'Bash',
    kind: 'interview',
    ask: 'What could this script do that its author did not intend, and how would you protect against it?',
    code: `#!/bin/bash
cd $1
for f in $(ls); do
  rm -rf $f/tmp
done`,
    points: [
      'If cd fails or no argument is given, it removes files in the wrong directory: check it, or use set -e',
      'Variables without quotes break at blanks in names: write "$1" and "$f"',
      'Do not loop over the output of ls; use a glob such as */',
    ],
  },
  {
    language: 'Microsoft Excel',
    kind: 'practice',
    ask: 'What does this formula give, and what do the dollar signs do when it is copied down?',
    code: `=SUMIFS($D$2:$D$500, $B$2:$B$500, F2, $C$2:$C$500, ">="&G$1)`,
    points: [
      'It adds the values of column D for the rows that meet both conditions',
      'Column B must equal F2, and column C must be at least the value in G1',
      'The dollar signs fix the ranges, so that only F2 moves down with the copy',
    ],
  },
  {
    language: 'Microsoft Excel',
    kind: 'interview',
    ask: 'This formula sometimes brings the wrong price without any error. Why, and what would you use?',
    code: `=VLOOKUP(A2, Prices!A:C, 3)`,
    points: [
      'The last argument is missing, so it looks for an approximate match',
      'An approximate match needs a sorted list, and otherwise gives a wrong neighbour',
      'Write FALSE or 0 for an exact match, or use XLOOKUP or INDEX and MATCH',
      'The 3 breaks when someone inserts a column',
    ],
  },
];
