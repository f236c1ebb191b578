import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import type { SearchKind } from '@bahi/contract/reports/search/search.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Access } from '@bahi/contract/access';

type Kind = { list: string; needs: { access: Access } };

/** The screen that lists each kind, where its details open as `?view=`, and who may read it. */
export const searchedLists: Readonly<Record<SearchKind, Kind>> = {
  CUSTOMER: { list: '/business/customer-setup', needs: customerContract.list },
  VENDOR: { list: '/vendor/vendor-setup', needs: vendorContract.list },
  ITEM: { list: '/business/item-setup', needs: itemContract.retrieve },
  SERVICE: { list: '/business/service-setup', needs: serviceContract.list },
  INVOICE: { list: '/business/invoice-setup', needs: invoiceContract.list },
  INCOME: { list: '/business/income-setup', needs: incomeContract.list },
  EXPENSE: { list: '/business/expense-setup', needs: expenseContract.list },
};
