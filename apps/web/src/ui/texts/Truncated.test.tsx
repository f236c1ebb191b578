import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Truncated } from './Truncated.tsx';

test('a text of up to 18 letters stands as it is', () => {
  expect(renderToStaticMarkup(<Truncated text="Lumbini Suppliers." />)).toBe('Lumbini Suppliers.');
  expect(renderToStaticMarkup(<Truncated text="" />)).toBe('');
});

test('a longer text is cut after 18 letters, and told as a whole when pointed at', () => {
  expect(renderToStaticMarkup(<Truncated text="Lumbini Suppliers Butwal" />)).toBe(
    '<span title="Lumbini Suppliers Butwal">Lumbini Suppliers …</span>',
  );
});

test('letters are counted as they are seen: marks and conjuncts belong to theirs', () => {
  expect(renderToStaticMarkup(<Truncated text={'कि '.repeat(9)} />)).toBe('कि '.repeat(9));
  expect(renderToStaticMarkup(<Truncated text={'कि '.repeat(10)} />)).toContain(`${'कि '.repeat(9)}…`);
  expect(renderToStaticMarkup(<Truncated text="लुम्बिनी" length={2} />)).toBe('<span title="लुम्बिनी">लुम्बि…</span>');
});

test('only a word that no column has room for may be broken', () => {
  expect(renderToStaticMarkup(<Truncated text="Fourteenletter Fourteenletter" length={30} />)).toBe(
    'Fourteenletter Fourteenletter',
  );
  expect(renderToStaticMarkup(<Truncated text={'कि'.repeat(29)} length={30} />)).toBe(
    `${'कि'.repeat(14)}<wbr/>${'कि'.repeat(14)}<wbr/>कि`,
  );
});
