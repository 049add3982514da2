import { expect, it } from 'vitest';
import { readableHtml } from './article-html.ts';

it('frames what may be wider than the page', () => {
  const html = '<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table><pre><code>x</code></pre>';
  expect(readableHtml(html)).toBe(
    '<p>a</p><div class="table-frame" role="region" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr>' +
      '</tbody></table></div><pre tabindex="0"><code>x</code></pre>',
  );
});

it('leaves words that look like tags alone', () => {
  expect(readableHtml('<p>&lt;table&gt;</p>')).toBe('<p>&lt;table&gt;</p>');
});
