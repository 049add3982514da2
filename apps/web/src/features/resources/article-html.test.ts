import { describe, expect, it } from 'vitest';
import { fitHeadings, tidyArticle } from './article-html.ts';

describe('the article as it is saved', () => {
  it('has no empty lines at its end and no empty captions', () => {
    expect(tidyArticle('<p></p>')).toBe('');
    expect(tidyArticle('<p>a</p><p></p><p>b</p><p></p><p></p>')).toBe('<p>a</p><p></p><p>b</p>');
    expect(tidyArticle('<figure><img src="/media/a"><figcaption></figcaption></figure><p></p>')).toBe(
      '<figure><img src="/media/a"></figure>',
    );
  });
});

describe('pasted headings', () => {
  it('keep to the levels of an article', () => {
    expect(fitHeadings('<h1 class="x">A</h1><H5>B</H5><h6>C</h6><h3>D</h3><hr>')).toBe(
      '<h2 class="x">A</h2><h4>B</h4><h4>C</h4><h3>D</h3><hr>',
    );
  });
});
