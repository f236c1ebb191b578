import { customerContract } from '@bahi/contract/customer/customer.contract';
import { expenseContract } from '@bahi/contract/expense/expense.contract';
import { incomeContract } from '@bahi/contract/income/income.contract';
import { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/item/item.contract';
import type { SearchKind } from '@bahi/contract/search/search.contract';
import { serviceContract } from '@bahi/contract/service/service.contract';
import { vendorContract } from '@bahi/contract/vendor/vendor.contract';
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
