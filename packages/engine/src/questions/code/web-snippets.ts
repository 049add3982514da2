import type { Snippet } from './snippet.ts';

export const webSnippets: readonly Snippet[] = [
  {
    language: 'JavaScript',
    kind: 'practice',
    ask: 'What does this function return for a list of orders, and how does it get there?',
    code: `function totals(orders) {
  return orders.reduce((sum, { customer, amount }) => {
    sum[customer] = (sum[customer] ?? 0) + amount;
    return sum;
  }, {});
}`,
    points: [
      'It returns an object with the sum of the amounts for each customer',
      'reduce goes through the orders one by one and carries the object along',
      'A customer seen for the first time starts at 0, because of ?? 0',
    ],
  },
  {
    language: 'JavaScript',
    kind: 'interview',
    ask: 'The list that this function returns is always empty. Why, and how would you put it right?',
    code: `async function activeNames(ids) {
  const names = [];
  ids.forEach(async (id) => {
    const user = await fetchUser(id);
    if (user.active) names.push(user.name);
  });
  return names;
}`,
    points: [
      'forEach does not wait for the async callbacks, so the function returns before any user is fetched',
      'Use Promise.all with map and await it, or a for…of loop with await',
      'Promise.all fetches in parallel; the loop fetches one after another',
      'A failed fetch is not handled: the rejected promise is lost',
    ],
  },
  {
    language: 'TypeScript',
    kind: 'practice',
    ask: 'What is this type for, and what does the compiler prevent when the function is written like this?',
    code: `type Result<T> = { ok: true; value: T } | { ok: false; reason: string };

function show(result: Result<number>): string {
  return result.ok ? result.value.toFixed(2) : result.reason;
}`,
    points: [
      'It is a discriminated union: either a success with a value or a failure with a reason',
      'Checking ok narrows the type, so value can only be read after success',
      'T is a type parameter, so the same type serves for any kind of value',
    ],
  },
  {
    language: 'TypeScript',
    kind: 'interview',
    ask: 'This compiles, and fails at run time for some answers of the server. Where is the danger, and how would you make it safe?',
    code: `interface User { id: number; email: string }

async function load(id: number): Promise<User> {
  const response = await fetch(\`/users/\${id}\`);
  return (await response.json()) as User;
}`,
    points: [
      'The cast with as checks nothing: types do not exist at run time',
      'The response may be an error or have another shape, since the status is not checked',
      'Validate the JSON with a schema or a type guard before returning it',
      'Start from unknown instead of a cast, so that the compiler insists on the check',
    ],
  },
  {
    language: 'React',
    kind: 'practice',
    ask: 'What does a person see when they press the button twice, and why?',
    code: `function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount((before) => before + 1)}>
      Pressed {count} times
    </button>
  );
}`,
    points: [
      'The text goes from 0 to 2 times',
      'setCount changes the state, and React renders the component again with the new count',
      'The function form takes the latest value, so no press is lost',
    ],
  },
  {
    language: 'React',
    kind: 'interview',
    ask: 'This component sometimes shows the results of an earlier search. Why, and what would you change?',
    code: `function Results({ query }) {
  const [items, setItems] = useState([]);
  useEffect(() => {
    search(query).then(setItems);
  }, [query]);
  return <List items={items} />;
}`,
    points: [
      'Requests can finish in another order than they were sent: a race, in which an older answer overwrites a newer one',
      'The effect needs a clean-up that ignores or aborts the earlier request when the query changes',
      'An AbortController, or a flag set in the clean-up function, does that',
      'Errors and loading are not handled',
    ],
  },
  {
    language: 'PHP',
    kind: 'practice',
    ask: 'What does this print, and what does each of the functions contribute?',
    code: `$prices = ['tea' => 2.5, 'cake' => 4.0, 'soup' => 6.5];
$cheap = array_filter($prices, fn ($price) => $price < 5);
echo implode(', ', array_keys($cheap)), ' ', number_format(array_sum($cheap), 2);`,
    points: [
      'It prints tea, cake 6.50',
      'array_filter keeps the entries below 5 and their keys',
      'array_keys gives the names and array_sum adds the prices',
      'number_format shows the sum with two decimals',
    ],
  },
  {
    language: 'PHP',
    kind: 'interview',
    ask: 'What could go wrong with this page, and how would you write it?',
    code: `$id = $_GET['id'];
$row = $db->query("SELECT * FROM guests WHERE id = $id")->fetch();
echo "<h1>Welcome, " . $row['name'] . "</h1>";`,
    points: [
      'SQL injection: the id from the address goes straight into the query',
      'Use a prepared statement with a bound parameter',
      'The name is printed without escaping, which allows cross-site scripting: htmlspecialchars',
      'There may be no id or no row, and that is not handled',
    ],
  },
  {
    language: 'HTML',
    kind: 'practice',
    ask: 'What is this piece of a form for, and what does the label do for the people who use it?',
    code: `<form action="/bookings" method="post">
  <label for="seats">How many seats?</label>
  <input id="seats" name="seats" type="number" min="1" max="8" required>
  <button>Book</button>
</form>`,
    points: [
      'It sends the number of seats to /bookings when Book is pressed',
      'The label is tied to the input by for and id, so screen readers name it and a click on it moves to the field',
      'The browser accepts only numbers from 1 to 8, and the field must be filled in',
    ],
  },
  {
    language: 'HTML',
    kind: 'interview',
    ask: 'Someone who uses a keyboard or a screen reader cannot use this. What is wrong, and how would you write it?',
    code: `<div class="btn" onclick="save()">
  <img src="disk.png">
</div>
<div class="title">Your details</div>`,
    points: [
      'A div is no button: it cannot be reached or pressed with the keyboard; use a button element',
      'The image has no alternative text, so no one hears what the button does',
      'The title should be a heading element, so that it can be found as one',
    ],
  },
];
