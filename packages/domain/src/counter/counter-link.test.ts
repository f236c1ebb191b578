import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CounterHead, isLinkHash, isSetBack, judgeLink, linkHash, noHash } from './counter-link.ts';

const digest = (text: string) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex'));

async function chainOf(texts: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const text of texts) hashes.push(await linkHash(digest, hashes.at(-1) ?? noHash, text));
  return hashes;
}

test('a hash is of the text as it is and of the hash before', async () => {
  const hashes = await chainOf(['एक', 'one']);
  expect(hashes[0]).toBe(createHash('sha256').update('\nएक').digest('hex'));
  expect(hashes[1]).toBe(createHash('sha256').update(`${hashes[0]}\none`).digest('hex'));
  expect(hashes.every(isLinkHash)).toBe(true);
  expect(isLinkHash('')).toBe(false);
});

test('whatever is changed in one text shows in its hash and in all that follow, and in none before', async () => {
  const texts = fc.array(fc.string(), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(texts, fc.nat(), fc.string({ minLength: 1 }), async (sold, at, added) => {
      const position = at % sold.length;
      const whole = await chainOf(sold);
      const changed = await chainOf(sold.map((text, place) => (place === position ? text + added : text)));
      expect(changed.slice(0, position)).toEqual(whole.slice(0, position));
      for (const [place, hash] of changed.slice(position).entries()) expect(hash).not.toBe(whole[position + place]);
    }),
  );
});

test('each invoice sent once or many times, one after another, is the next or is kept; nothing else is', async () => {
  const repeated = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(repeated, async (times) => {
      const hashes = await chainOf(times.map((_, place) => `sale ${place}`));
      const kept = new Map<number, string>();
      for (const [place, again] of times.entries()) {
        const said = hashes[place] ?? '';
        const head = { sequence: kept.size };
        const link = { sequence: place + 1, said, worked: said };
        expect(judgeLink(head, link, null)).toBe('NEXT');
        kept.set(place + 1, said);
        for (let time = 0; time < again; time += 1)
          expect(judgeLink({ sequence: kept.size }, link, kept.get(place + 1) ?? null)).toBe('KEPT');
      }
    }),
  );
});

test('a gap, another hash, and another invoice under a number that is kept are told apart', () => {
  const head = { sequence: 7 };
  expect(judgeLink(head, { sequence: 9, said: 'a', worked: 'a' }, null)).toBe('GAP');
  expect(judgeLink(head, { sequence: 8, said: 'a', worked: 'b' }, null)).toBe('HASH');
  expect(judgeLink(head, { sequence: 7, said: 'a', worked: 'a' }, 'b')).toBe('OTHER_KEPT');
  expect(judgeLink(null, { sequence: 1, said: 'a', worked: 'a' }, null)).toBe('NEXT');
});

test('a storage that was set back is known, and one that has invoices to send is not taken for it', () => {
  const head = (sequence: number, hash: string): CounterHead => ({ fiscalYear: '2083/84', sequence, hash });
  expect(isSetBack([], [])).toBe(false);
  expect(isSetBack([head(5, 'e')], [head(5, 'e')])).toBe(false);
  expect(isSetBack([head(5, 'e')], [head(9, 'i')])).toBe(false);
  expect(isSetBack([head(5, 'e')], [head(4, 'd')])).toBe(true);
  expect(isSetBack([head(5, 'e')], [head(5, 'other')])).toBe(true);
  expect(isSetBack([head(5, 'e')], [])).toBe(true);
  expect(isSetBack([head(0, noHash)], [])).toBe(false);
  // The year after has begun on the device; the one before is still compared.
  expect(isSetBack([head(5, 'e')], [{ fiscalYear: '2084/85', sequence: 3, hash: 'x' }])).toBe(true);
});
