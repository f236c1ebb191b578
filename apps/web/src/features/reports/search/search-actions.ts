import type { Access } from '@bahi/contract/access';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';

type Words = typeof searchScreenMessages.texts;
/** Something to begin; a list that is opened with `new` opens its form by itself. */
export type SearchAction = { word: keyof Words; to: string; needs: { access: Access } };

/** What can be begun from everywhere. */
export const searchActions: readonly SearchAction[] = [
  { word: 'newInvoice', to: '/business/invoice-setup/create', needs: invoiceContract.create },
  { word: 'newCustomer', to: '/business/customer-setup?new=1', needs: customerContract.save },
  { word: 'newVendor', to: '/vendor/vendor-setup?new=1', needs: vendorContract.save },
  { word: 'newItem', to: '/business/item-setup/create', needs: itemContract.create },
  { word: 'newService', to: '/business/service-setup/create', needs: serviceContract.save },
  { word: 'newIncome', to: '/business/income-setup/create', needs: incomeContract.save },
  { word: 'newExpense', to: '/business/expense-setup/create', needs: expenseContract.save },
  { word: 'newOutlet', to: '/business/outlet-setup?new=1', needs: outletContract.save },
  { word: 'newUser', to: '/user/outlet-user', needs: userContract.saveOutletUser },
];
