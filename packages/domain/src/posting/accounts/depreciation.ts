import { type Paisa, subtractPaisa, zeroPaisa } from '../../numbers/money.ts';
import { balancingLine, type VoucherLine } from './voucher.ts';

/**
 * What the depreciation of a year posts: the expense, out of fixed assets; what was got beyond all that was left of a pool
 * is income. None where nothing is written down.
 */
export function depreciationLines({ depreciation, gain }: { depreciation: Paisa; gain: Paisa }): VoucherLine[] {
  const expense: VoucherLine = { account: 'DEPRECIATION', debit: depreciation, credit: zeroPaisa };
  const income: VoucherLine = { account: 'ASSET_GAIN', debit: zeroPaisa, credit: gain };
  const lines = [expense, income].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  return subtractPaisa(depreciation, gain) === 0 ? lines : [...lines, ...balancingLine(lines, 'FIXED_ASSETS')];
}
