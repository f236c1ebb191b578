import { screens } from '@bahi/contract/screens';
import type { Access } from '@bahi/contract/access';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { exceptionalReportContract } from '@bahi/contract/reports/exceptional-report/exceptional-report.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
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
type Needed = { access: Access };
/** Something to begin; a list that is opened with `new` opens its form by itself. */
export type SearchAction = {
  word: keyof Words;
  to: string;
  /** What one may have to do, to be offered it. */
  needs: Needed | readonly Needed[];
  /** What else people call it, in Latin letters: by their sound it is found in Devanagari as well. */
  also: string;
};

/** What can be begun from everywhere. */
export const searchActions: readonly SearchAction[] = [
  {
    word: 'newInvoice',
    to: screens.newInvoice,
    needs: invoiceContract.create,
    also: 'sale sell bill sales voucher naya bikri bechne billing',
  },
  {
    word: 'receivePayment',
    to: `${screens.payments}?receive=new`,
    needs: [paymentContract.createSettlement, paymentContract.listSettlements],
    also: 'receipt collect receipt voucher asuli rasid paisa linu',
  },
  {
    word: 'newQuotation',
    to: screens.newQuotation,
    needs: quotationContract.create,
    also: 'estimate proforma offer bhaupatra',
  },
  {
    word: 'newCreditNote',
    to: screens.newCreditNote,
    needs: creditNoteContract.save,
    also: 'sales return bikri phirta',
  },
  {
    word: 'newCustomer',
    to: `${screens.customers}?new=1`,
    needs: customerContract.save,
    also: 'party debtor grahak kinne manchhe',
  },
  {
    word: 'newVendor',
    to: `${screens.vendors}?new=1`,
    needs: vendorContract.save,
    also: 'supplier creditor party sahu',
  },
  { word: 'newItem', to: screens.newItem, needs: itemContract.create, also: 'product goods stock maal saman' },
  { word: 'newService', to: screens.newService, needs: serviceContract.save, also: 'sewa work' },
  { word: 'newIncome', to: screens.newIncome, needs: incomeContract.save, also: 'earning receipt aamdani' },
  { word: 'newExpense', to: screens.newExpense, needs: expenseContract.save, also: 'spending cost bill kharcha' },
  {
    word: 'newPurchase',
    to: screens.newPurchase,
    needs: purchaseContract.save,
    also: 'buy purchase voucher kharid kinne',
  },
  {
    word: 'newDebitNote',
    to: screens.newDebitNote,
    needs: debitNoteContract.save,
    also: 'purchase return kharid phirta',
  },
  {
    word: 'newWriteOff',
    to: screens.newWriteOff,
    needs: writeOffContract.create,
    also: 'loss wastage lost nokshan bigreko',
  },
  {
    word: 'newCount',
    to: `${screens.stockCounts}?new=1`,
    needs: stockCountContract.create,
    also: 'stock taking physical ganti',
  },
  {
    word: 'newTransfer',
    to: screens.newStockTransfer,
    needs: stockTransferContract.save,
    also: 'move send goods pathaune',
  },
  {
    word: 'closeDay',
    to: screens.newDayClose,
    needs: dayCloseContract.create,
    also: 'day close cash count denomination till drawer closing din banda nagad ganti galla',
  },
  {
    word: 'newJournal',
    to: screens.newJournal,
    needs: voucherContract.journal,
    also: 'new voucher journal jv naya bhauchar goswara entry depreciation salary',
  },
  {
    word: 'newContra',
    to: screens.newContra,
    needs: voucherContract.contra,
    also: 'contra deposit withdraw transfer bank cash rakam sarne jamma naya bhauchar voucher',
  },
  {
    word: 'openingBalance',
    to: screens.openingBalance,
    needs: voucherContract.enterOpening,
    also: 'opening balance cut over begin aghillo banki suru',
  },
  {
    word: 'newAsset',
    to: `${screens.assets}?new=1`,
    needs: assetContract.save,
    also: 'fixed asset furniture computer vehicle sthir sampatti naya',
  },
  {
    word: 'newPrepaid',
    to: `${screens.prepaidExpenses}?new=1`,
    needs: prepaidContract.save,
    also: 'prepaid rent insurance advance expense agrim kharcha bhada bima',
  },
  {
    word: 'newLoan',
    to: `${screens.loans}?new=1`,
    needs: loanContract.save,
    also: 'loan emi instalment bank finance hire purchase rin karja kista',
  },
  {
    word: 'depreciation',
    to: screens.depreciation,
    needs: assetContract.sheet,
    also: 'depreciation pool written down hras katti',
  },
  {
    word: 'closeYear',
    to: screens.yearEnd,
    needs: yearEndContract.close,
    also: 'year end closing fiscal profit retained barsanta artha barsa',
  },
  { word: 'reminderRule', to: screens.reminderRules, needs: reminderContract.saveRule, also: 'dunning taketa' },
  {
    word: 'findExceptions',
    to: screens.exceptionalReport,
    needs: exceptionalReportContract.generate,
    also: 'audit auditor fraud fault error lekha parikshan shanka',
  },
  { word: 'newOutlet', to: `${screens.outlets}?new=1`, needs: outletContract.save, also: 'branch shop shakha pasal' },
  {
    word: 'newUser',
    to: screens.newUser,
    needs: userContract.saveOutletUser,
    also: 'staff employee cashier karmachari',
  },
  {
    word: 'sampleBusiness',
    to: screens.sampleBusiness,
    needs: sampleBusinessContract.begin,
    also: 'demo test try practice training namuna abhyas',
  },
];
