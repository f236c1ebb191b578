import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { SearchKind } from '@bahi/contract/reports/search/search.contract';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Access } from '@bahi/contract/access';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { tableOfKinds } from '@bahi/domain/document-kinds';
import { stockPaperScreens } from '../../../ui/documents/stock-paper-screens.ts';
import { documentScreen } from '../../../ui/documents/document-screens.ts';

/** `part` is what of its list shows this kind alone. */
type Kind = { list: string; part?: string; needs: { access: Access } };

/** The screen that lists each kind, where its details open as `?view=`, and who may read it. */
export const searchedLists: Readonly<Record<SearchKind, Kind>> = {
  CUSTOMER: { list: screens.customers, needs: customerContract.list },
  VENDOR: { list: screens.vendors, needs: vendorContract.list },
  ITEM: { list: screens.items, needs: itemContract.list },
  SERVICE: { list: screens.services, needs: serviceContract.list },
  ACCOUNT: { list: screens.ownAccounts, needs: ownAccountContract.list },
  QUOTATION: { list: screens.quotations, needs: quotationContract.list },
  CHEQUE: { list: screens.cheques, needs: chequeContract.list },
  ASSET: { list: screens.assets, needs: assetContract.list },
  PREPAID: { list: screens.prepaidExpenses, needs: prepaidContract.list },
  LOAN: { list: screens.loans, needs: loanContract.list },
  SALES_COUNTER: { list: screens.salesCounters, needs: salesCounterContract.list },
  VOUCHER: { list: screens.vouchers, needs: voucherContract.list },
  ...stockPaperScreens,
  ...tableOfKinds(documentScreen),
  RECEIVED: { list: screens.payments, part: 'kind=RECEIVED', needs: paymentContract.listSettlements },
  PAID: { list: screens.payments, part: 'kind=PAID', needs: paymentContract.listSettlements },
  USER: { list: screens.users, needs: userContract.list },
};
