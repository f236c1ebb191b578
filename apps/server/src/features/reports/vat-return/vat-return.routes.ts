import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { fileReturn } from './vat-return.commands.ts';
import { downloadReturn } from './vat-return.download.ts';
import { verifyReturn, withdrawReturn } from './vat-return.later.ts';
import { payReturn, takeReturnPaymentBack } from './vat-return.paid.ts';
import { getReturn, listMonths } from './vat-return.queries.ts';
import { downloadYear, getYear } from './vat-year.ts';

/** The VAT return of each month. */
export function vatReturnRoutes(server: Server): void {
  implement(
    server,
    vatReturnContract,
    {
      list: listMonths,
      get: getReturn,
      file: fileReturn,
      verify: verifyReturn,
      withdraw: withdrawReturn,
      pay: payReturn,
      takeBackPayment: takeReturnPaymentBack,
      year: getYear,
      downloadYear,
      download: downloadReturn,
    },
    {
      vat_return_sequence_key: { field: 'dayAD', key: 'common.alreadyExists' },
      vat_payment_voucher_key: { field: 'voucherNumber', key: 'common.alreadyExists' },
    },
  );
}
