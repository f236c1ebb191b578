import { expect, test } from 'vitest';
import { amount, requiredText } from './fields.ts';

test.each([
  ['.5', 0.5],
  ['12.', 12],
  ['1,23,456.78', 123_456.78],
  ['१,२३,४५६.७८', 123_456.78],
  ['०', 0],
])('the amount %s is read as it is typed', (typed, rupees) => {
  expect(amount.parse(typed)).toBe(rupees);
});

test.each([
  ['', 'common.isRequired'],
  ['.', 'common.numberOnly'],
  ['1e5', 'common.numberOnly'],
  ['12 रु', 'common.numberOnly'],
  ['1.005', 'common.twoDecimals'],
  ['-1', 'common.notBelowZero'],
  ['1000000000', 'common.tenDigits'],
])('the amount %j is refused: %s', (typed, reason) => {
  expect(amount.safeParse(typed).error?.issues[0]?.message).toBe(reason);
});

test.each([
  ['a text that runs from right to left by order', '\u202Eabc'],
  ['an isolate', 'Ram\u2067 Kirana'],
  ['a mark of direction', 'Ram\u200F'],
  ['a space that nobody sees', 'Ram\u200BKirana'],
  ['a soft hyphen', 'Ki\u00ADrana'],
  ['the mark of a byte order within', 'Ram\uFEFFKirana'],
  ['half a letter', 'Ram\uD800'],
  ['a line end of its own kind', 'Ram\u2028Kirana'],
  ['a bell', 'Ram\u0007'],
])('%s is refused', (_name, typed) => {
  expect(requiredText(100).safeParse(typed).error?.issues[0]?.message).toBe('common.textInvalid');
});

test.each(['क्\u200Dष र क्\u200Cष', 'पहिलो\nदोस्रो\tतेस्रो', 'राम 👨\u200D👩\u200D👧 Ram é 漢 ע'])(
  'what Devanagari and people write is kept: %j',
  (typed) => {
    expect(requiredText(100).parse(typed)).toBe(typed);
  },
);
