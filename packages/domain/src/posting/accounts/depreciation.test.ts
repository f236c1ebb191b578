import { expect, test } from 'vitest';
import { asPaisa } from '../../numbers/money.ts';
import { depreciationLines } from './depreciation.ts';

const posted = (depreciation: number, gain: number) =>
  depreciationLines({ depreciation: asPaisa(depreciation), gain: asPaisa(gain) }).map(({ account, debit, credit }) => [
    account,
    debit - credit,
  ]);

test('depreciation goes out of fixed assets, and a gain comes back onto them', () => {
  expect(posted(500, 0)).toEqual([
    ['DEPRECIATION', 500],
    ['FIXED_ASSETS', -500],
  ]);
  expect(posted(500, 800)).toEqual([
    ['DEPRECIATION', 500],
    ['ASSET_GAIN', -800],
    ['FIXED_ASSETS', 300],
  ]);
  expect(posted(300, 300)).toEqual([
    ['DEPRECIATION', 300],
    ['ASSET_GAIN', -300],
  ]);
  expect(posted(0, 0)).toEqual([]);
});
