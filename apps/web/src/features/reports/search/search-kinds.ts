import { screens } from '@bahi/contract/screens';
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
  CUSTOMER: { list: screens.customers, needs: customerContract.list },
  VENDOR: { list: screens.vendors, needs: vendorContract.list },
  ITEM: { list: screens.items, needs: itemContract.retrieve },
  SERVICE: { list: screens.services, needs: serviceContract.list },
  INVOICE: { list: screens.invoices, needs: invoiceContract.list },
  INCOME: { list: screens.incomes, needs: incomeContract.list },
  EXPENSE: { list: screens.expenses, needs: expenseContract.list },
};
