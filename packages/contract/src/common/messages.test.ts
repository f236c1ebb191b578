import { expect, test } from 'vitest';
import { fillText } from '../messages.ts';

test.each([
  [{ labels: '1', pages: 1 }, '1 label on 1 page'],
  [{ labels: '24', pages: 1 }, '24 labels on 1 page'],
  [{ labels: 0, pages: '11' }, '0 labels on 11 pages'],
])('of one thing a text speaks as of one: %j', (values, said) => {
  expect(fillText('{labels} {labels|label|labels} on {pages} {pages|page|pages}', values)).toBe(said);
});

test('values stand as they are given, braces among them; what is not given leaves nothing', () => {
  expect(fillText('{name}: {code}{end}', { name: '{code}', code: '$&' })).toBe('{code}: $&');
});
