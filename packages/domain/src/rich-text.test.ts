import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainTextOf, safeRichText } from './rich-text.ts';

test('paragraphs, lines, lists and stress stay; what says the same becomes them', () => {
  const html = '<p>Pure <strong>wool</strong>, <em>warm</em></p><ul><li>red</li><li>blue</li></ul>';
  expect(safeRichText(html)).toBe(html);
  expect(safeRichText('<DIV class="x">a<br/>b</DIV><h2>c</h2><b>d</b><i>e</i>')).toBe(
    '<p>a<br>b</p><p>c</p><strong>d</strong><em>e</em>',
  );
});

test.each([
  ['<script>alert(1)</script>warm', 'warm'],
  ['<scr<script>ipt>alert(1)</script>', ''],
  ['<scr<script></script>ipt>alert(1)', 'alert(1)'],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">more</a>', 'more'],
  ['<svg><p onload=alert(1)>', ''],
  ['<style>p { color: red }</style><p>a', '<p>a</p>'],
  ['<!-- <p>hidden</p> --><p>shown</p>', '<p>shown</p>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<ul><li>a<li>b<ol><li>c</ol></ul>', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['</p></ul>a<strong>', 'a'],
  ['5 < 6 & 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
  ['Tea &amp; milk &#2325; &nbsp;', 'Tea &amp; milk &#2325; &nbsp;'],
  ['<p> </p><p><strong></strong></p>', ''],
])('%s is kept as %s', (html, kept) => {
  expect(safeRichText(html)).toBe(kept);
});

test('whatever is sent, only these elements come out of it, each closed, and the same again of itself', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '<p>',
      '</p>',
      '<li>',
      '<ul>',
      '<script>',
      '</script>',
      '<br>',
      '<img src=x>',
    ),
    fc.constantFrom('<!--', '-->', '<svg', '&lt;', '&', '&amp', ' onload=', '"', "'", '\n', '<b>', '</strong>', '\0'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const safe = safeRichText(parts.join(''));
      expect(safe.replace(/<\/?(?:p|strong|em|u|ul|ol|li)>|<br>/g, '')).not.toMatch(/[<>]/);
      for (const name of ['p', 'strong', 'em', 'u', 'ul', 'ol', 'li'])
        expect(safe.split(`<${name}>`).length).toBe(safe.split(`</${name}>`).length);
      expect(safeRichText(safe)).toBe(safe);
    }),
    { numRuns: 2000 },
  );
});

test('the text alone has a line for each paragraph and each entry of a list', () => {
  expect(plainTextOf('<p>Soft <strong>cotton</strong></p><ul><li>Red &amp; blue</li><li>S &lt; M</li></ul>')).toBe(
    'Soft cotton\nRed & blue\nS < M',
  );
});
