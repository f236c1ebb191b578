import { screens } from '@bahi/contract/screens';
import type { Access } from '@bahi/contract/access';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';

type Words = typeof searchScreenMessages.texts;
/** Something to begin; a list that is opened with `new` opens its form by itself. */
export type SearchAction = { word: keyof Words; to: string; needs: { access: Access } };

/** What can be begun from everywhere. */
export const searchActions: readonly SearchAction[] = [
  { word: 'newInvoice', to: screens.newInvoice, needs: invoiceContract.create },
  { word: 'newQuotation', to: screens.newQuotation, needs: quotationContract.create },
  { word: 'newCreditNote', to: screens.newCreditNote, needs: creditNoteContract.save },
  { word: 'newCustomer', to: `${screens.customers}?new=1`, needs: customerContract.save },
  { word: 'newVendor', to: `${screens.vendors}?new=1`, needs: vendorContract.save },
  { word: 'newItem', to: screens.newItem, needs: itemContract.create },
  { word: 'newService', to: screens.newService, needs: serviceContract.save },
  { word: 'newIncome', to: screens.newIncome, needs: incomeContract.save },
  { word: 'newExpense', to: screens.newExpense, needs: expenseContract.save },
  { word: 'newPurchase', to: screens.newPurchase, needs: purchaseContract.save },
  { word: 'newDebitNote', to: screens.newDebitNote, needs: debitNoteContract.save },
  { word: 'newWriteOff', to: screens.newWriteOff, needs: writeOffContract.create },
  { word: 'newCount', to: `${screens.stockCounts}?new=1`, needs: stockCountContract.create },
  { word: 'newTransfer', to: screens.newStockTransfer, needs: stockTransferContract.save },
  { word: 'reminderRule', to: screens.reminderRules, needs: reminderContract.saveRule },
  { word: 'newOutlet', to: `${screens.outlets}?new=1`, needs: outletContract.save },
  { word: 'newUser', to: screens.newUser, needs: userContract.saveOutletUser },
];
