import type { Snippet } from './snippet.ts';

export const generalSnippets: readonly Snippet[] = [
  {
    language: 'Python',
    kind: 'practice',
    ask: 'What does this print, and what does each of the three steps do?',
    code: `words = "the cat and the dog and the bird".split()
counts = {w: words.count(w) for w in set(words)}
print(sorted(counts, key=counts.get, reverse=True)[:2])`,
    points: [
      "It prints the two most frequent words, 'the' and 'and'",
      'The dictionary counts how often each word occurs',
      'sorted with key and reverse orders the words by their count, the highest first',
    ],
  },
  {
    language: 'Python',
    kind: 'interview',
    ask: 'The second call returns something its author did not expect. What, why, and how would you put it right?',
    code: `def add_tag(tag, tags=[]):
    tags.append(tag)
    return tags

add_tag("urgent")
add_tag("paid")`,
    points: [
      "The second call returns ['urgent', 'paid']: both tags",
      'The default list is created once, when the function is defined, and shared by all calls',
      'Use None as the default and make a new list inside the function',
    ],
  },
  {
    language: 'Java',
    kind: 'practice',
    ask: 'What does this return, and what would happen with an empty list?',
    code: `static double average(List<Order> orders) {
    return orders.stream()
        .filter(Order::isPaid)
        .mapToDouble(Order::amount)
        .average()
        .orElse(0);
}`,
    points: [
      'It returns the average amount of the paid orders',
      'filter leaves out the orders that are not paid, and mapToDouble takes their amounts',
      'For an empty list, or no paid order, average is empty and orElse gives 0',
    ],
  },
  {
    language: 'Java',
    kind: 'interview',
    ask: 'Two objects with the same number do not find each other in the map. What is missing, and what else would you change?',
    code: `class BookingKey {
    String number;
    BookingKey(String number) { this.number = number; }

    public boolean equals(Object other) {
        return ((BookingKey) other).number == number;
    }
}
// new HashMap<BookingKey, Guest>()`,
    points: [
      'hashCode is missing: equal objects must have the same hash code, or a HashMap looks in the wrong bucket',
      'Strings are compared with == by reference; use equals',
      'The cast fails for other classes and for null; check with instanceof',
      'The field should be final, since a key that changes is lost in the map; a record does all of it',
    ],
  },
  {
    language: 'C#',
    kind: 'practice',
    ask: 'What does this query give, and when is it actually run?',
    code: `var late = tasks
    .Where(t => t.Due < today && !t.Done)
    .OrderBy(t => t.Due)
    .Select(t => t.Title);`,
    points: [
      'It gives the titles of the tasks that are overdue and not done',
      'They are ordered by due date, the oldest first',
      'It is lazy: it runs only when the result is enumerated, for example with foreach or ToList',
    ],
  },
  {
    language: 'C#',
    kind: 'interview',
    ask: 'Under load this service stops answering. What is the cause, and how would you change it?',
    code: `public Report Load(int id)
{
    var data = _client.GetStringAsync($"/reports/{id}").Result;
    return JsonSerializer.Deserialize<Report>(data);
}`,
    points: [
      'Result blocks the thread while it waits, which can deadlock and starves the thread pool',
      'Make the method async, return Task<Report> and await the call',
      'Deserialize may return null, and errors of the request are not handled',
      'Pass on a cancellation token or set a time-out',
    ],
  },
  {
    language: 'C++',
    kind: 'practice',
    ask: 'What does this do, and why is the parameter written as a reference to const?',
    code: `int longest(const std::vector<std::string>& names) {
    std::size_t best = 0;
    for (const auto& name : names) best = std::max(best, name.size());
    return static_cast<int>(best);
}`,
    points: [
      'It returns the length of the longest name',
      'The reference avoids copying the vector and its strings',
      'const promises that the function does not change them',
      'For an empty vector it returns 0',
    ],
  },
  {
    language: 'C++',
    kind: 'interview',
    ask: 'This crashes now and then. Why, and how would you write it today?',
    code: `std::string* makeGreeting(const std::string& name) {
    std::string text = "Good morning, " + name;
    return &text;
}`,
    points: [
      'It returns the address of a local variable, which is destroyed when the function ends: a dangling pointer',
      'Using it is undefined behaviour, so it may work by chance or crash',
      'Return the string by value; the compiler moves or elides the copy',
    ],
  },
  {
    language: 'C',
    kind: 'practice',
    ask: 'What does this function do with the text, and when does the loop end?',
    code: `int count(const char *text, char wanted) {
    int found = 0;
    for (; *text != '\\0'; text++)
        if (*text == wanted) found++;
    return found;
}`,
    points: [
      'It counts how often a character occurs in the string',
      'The loop ends at the terminating zero of the string',
      'The pointer moves one character further each time, without changing the text',
    ],
  },
  {
    language: 'C',
    kind: 'interview',
    ask: 'What is dangerous in these lines, and how would you make them safe?',
    code: `char *copy(const char *name) {
    char *buffer = malloc(strlen(name));
    strcpy(buffer, name);
    return buffer;
}`,
    points: [
      'The buffer is one byte too small for the terminating zero: strlen(name) + 1 is needed',
      'strcpy writes past the end, a buffer overflow',
      'malloc may return NULL, and that is not checked',
      'The caller must free the memory, or it leaks',
    ],
  },
  {
    language: 'Go',
    kind: 'practice',
    ask: 'What does this program print, and what is the channel for?',
    code: `func main() {
	done := make(chan int)
	go func() { done <- 6 * 7 }()
	fmt.Println(<-done)
}`,
    points: [
      'It prints 42',
      'The goroutine computes the number beside main',
      'The channel carries the result, and main waits for it before it ends',
    ],
  },
  {
    language: 'Go',
    kind: 'interview',
    ask: 'This counts too few, and not the same each time. Why, and how would you put it right?',
    code: `count := 0
var wg sync.WaitGroup
for _, url := range urls {
	wg.Add(1)
	go func() {
		defer wg.Done()
		if ok(url) { count++ }
	}()
}
wg.Wait()`,
    points: [
      'A data race: several goroutines change count at once, and updates are lost',
      'Guard it with a mutex, use sync/atomic, or send results over a channel',
      'The race detector (go test -race) shows it',
      'There is no limit on how many goroutines run at once',
    ],
  },
  {
    language: 'Ruby',
    kind: 'practice',
    ask: 'What does this return, and what does the ampersand with the colon do?',
    code: `def shout(names)
  names.reject(&:empty?).map(&:upcase).sort.join(", ")
end`,
    points: [
      'It returns the names in capitals, sorted and joined with commas',
      'Empty names are left out by reject',
      '&:upcase calls the method of that name on each element',
    ],
  },
  {
    language: 'Ruby',
    kind: 'interview',
    ask: 'The page with a hundred orders takes seconds. Why, and what would you change?',
    code: `Order.limit(100).each do |order|
  puts "#{order.id}: #{order.customer.name}"
end`,
    points: [
      'N+1 queries: each order loads its customer with a query of its own',
      'Use includes(:customer) so that the customers come with one more query',
      'An order without a customer raises an error on nil',
    ],
  },
];
