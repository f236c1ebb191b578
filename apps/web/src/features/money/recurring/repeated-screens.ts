import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Access } from '@bahi/contract/access';
import { screens } from '@bahi/contract/screens';
import { isRepeatedVoucher, type RepeatedKind } from '@bahi/domain/posting/accounts/repeated-kinds';
import { documentScreen } from '../../../ui/documents/document-screens.ts';

/** The screen that lists what comes again, where its details open as `?view=`, and who may read it. */
export function repeatedScreen(kind: RepeatedKind): { list: string; needs: { access: Access } } {
  return isRepeatedVoucher(kind) ? { list: screens.vouchers, needs: voucherContract.list } : documentScreen(kind);
}
