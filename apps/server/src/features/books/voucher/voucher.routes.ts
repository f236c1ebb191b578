import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { keepDocument } from '../../money/due-document/due-files.ts';
import { approveVouchers, rejectVoucher, removeVoucher } from './voucher.approval.ts';
import { removeVoucherFile } from './voucher.files.ts';
import { enterContra, enterJournal } from './voucher.commands.ts';
import { cancelVoucher } from './voucher.cancel.ts';
import { listVoucherAccounts } from './voucher.accounts.ts';
import { listVouchers } from './voucher.list.ts';
import { enterOpening } from './opening/opening.commands.ts';
import { readOpening } from './opening/opening.queries.ts';
import { previewOpening } from './opening/opening.sheet.ts';
import { printVoucher } from './voucher.print.ts';
import { listOpenBills } from './voucher.bills.ts';
import { getVoucher } from './voucher.queries.ts';

/** Journals, money between own accounts, and opening balances. */
export function voucherRoutes(server: Server): void {
  implement(
    server,
    voucherContract,
    {
      list: listVouchers,
      accounts: listVoucherAccounts,
      opening: readOpening,
      openBills: listOpenBills,
      get: (context, { params }) => getVoucher(context, params.id),
      journal: enterJournal,
      contra: enterContra,
      enterOpening,
      previewOpening,
      approveDrafts: approveVouchers,
      rejectDraft: rejectVoucher,
      removeDraft: removeVoucher,
      uploadDocument: keepDocument,
      removeDocument: removeVoucherFile,
      cancel: cancelVoucher,
      print: printVoucher,
    },
    { journal_line_account_active: { field: 'lines', key: 'payment.accountInactive' } },
  );
}
