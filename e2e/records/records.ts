import { accountGroupRecord, moneyAccountRecord, ownAccountRecord } from './account-records.ts';
import { assetRecord } from './asset-record.ts';
import { prepaidRecord } from './prepaid-record.ts';
import { loanRecord } from './loan-record.ts';
import { reportScheduleRecord } from './report-schedule-record.ts';
import { savedReportRecord } from './saved-report-record.ts';
import { recurringRecord } from './recurring-record.ts';
import { stockTransferRecord } from './stock-transfer-record.ts';
import { quotationRecord } from './quotation-record.ts';
import { debitNoteRecord } from './debit-note-record.ts';
import { creditNoteRecord } from './credit-note-record.ts';
import { openingDueRecord } from './opening-due-record.ts';
import { purchaseRecord } from './purchase-record.ts';
import { declaredRecords } from './declared-records.ts';
import type { EditedRecord } from './edited-record.ts';
import { goodsRecords } from './goods-records.ts';
import { moneyRecords } from './money-records.ts';
import { partyRecords } from './party-records.ts';
import { peopleRecords } from './people-records.ts';
import { platformRecords } from './platform-records.ts';

/** Every kind of record that is edited in a form. A call that takes a version is here, or below with why it is not. */
export const editedRecords: readonly EditedRecord[] = [
  ...partyRecords,
  ...goodsRecords,
  ...peopleRecords,
  ...platformRecords,
  // The bill that it is against first: the lines of a draft are written anew, behind those of all others.
  debitNoteRecord,
  purchaseRecord,
  creditNoteRecord,
  stockTransferRecord,
  recurringRecord,
  savedReportRecord,
  reportScheduleRecord,
  assetRecord,
  prepaidRecord,
  loanRecord,
  ownAccountRecord,
  accountGroupRecord,
  moneyAccountRecord,
  ...declaredRecords,
  // Drafts take the seller and the terms as they are when they are saved: these come first.
  ...moneyRecords,
  quotationRecord,
  openingDueRecord,
];

/** Calls that take the version of a record, and are no form in which it is edited. */
export const noForms: Readonly<Record<string, string>> = {
  'account.updateMobile': 'a number that its code confirms',
  'cbms.save': 'one set-up of the business, whose password is never told: its own story',
  'reminder.saveRule': 'one rule of the business: its own story',
  'paperLook.save': 'choices beside their example: its own story',
  'loan.pay': 'what the lender took, beside the loan and not of it',
  'business.saveAddress': 'a part of the profile, which has the form',
  'business.saveInvoiceRules': 'choices, which count from the next invoice on',
  'business.saveSecondStep': 'one choice, which counts at once',
  'business.saveSwitching': 'one choice, which counts at once',
  'business.saveStockRule': 'one tick, which counts at once',
  'business.saveBatchRule': 'one tick, which counts at once',
  'business.saveCreditRule': 'one choice, which counts at once',
  'business.saveVoucherLimit': 'one amount, which counts at once',
  'voucher.journal': 'one that waits for approval is written anew: its own story',
  'voucher.contra': 'one that waits for approval is written anew: its own story',
  'voucher.rejectDraft': 'it says why a voucher goes back, and changes nothing else',
  'business.saveApprovalLimit': 'one amount, which counts at once',
  'business.saveIssueDays': 'one number, which counts at once',
  'category.create': 'makes a category; `category.update` has the form',
  'topCategory.create': 'the form of item categories has it',
  'topCategory.update': 'the form of item categories has it',
  'subCategory.create': 'the form of item categories has it',
  'subCategory.update': 'the form of item categories has it',
  'directCost.cancel': 'asks for a reason, and for nothing of the cost',
  'invoice.declare': 'asks for what the customs declared, which comes after the bill: its own story',
  'openingDue.cancel': 'asks for a reason, and for nothing of the due',
  'invoice.cancel': 'asks for a reason, and for nothing of the bill',
  'purchase.cancel': 'asks for a reason, and for nothing of the bill',
  'creditNote.rejectDraft': 'it says why a draft goes back, and changes nothing else',
  'invoice.rejectDraft': 'it says why a draft goes back, and changes nothing else',
  'quotation.rejectDraft': 'it says why a draft goes back, and changes nothing else',
  'quotation.accept': 'it notes what the customer said, and changes nothing else',
  'quotation.convert': 'it makes another record',
  'quotation.publish': 'it asks for nothing',
  'quotation.reject': 'it notes what the customer said, and changes nothing else',
  'stockTransfer.cancel': 'asks for a reason, and for nothing of the transfer',
  'stockTransfer.receive': 'says how many arrived, once: its own story',
  'stockTransfer.send': 'it asks for nothing',
  'savedFilter.save': 'edited where its list is: its own story',
  'stockCount.cancel': 'asks for a reason, and for nothing of the count',
  'stockCount.post': 'it asks for nothing',
  'stockCount.saveLine': 'one line of a sheet, saved as it is typed: its own story does',
  'voucher.cancel': 'asks for a reason, and for nothing of the voucher',
  'writeOff.cancel': 'asks for a reason, and for nothing of the paper',
  'asset.dispose': 'says what was got for an asset, once: its own story',
  'asset.restore': 'it asks for nothing',
  'cheque.bounce': 'says what became of a cheque, once: its own story',
  'cheque.clear': 'says what became of a cheque, once: its own story',
  'cheque.details': 'two fields of a cheque that its payment made: its own story',
  'cheque.handBack': 'says what became of a cheque, once: its own story',
  'cheque.reverse': 'asks for a reason, and for nothing of the cheque',
  'dayClose.cancel': 'asks for a reason, and for nothing of the close',
  'discrepancy.resolve': 'asks how it was settled, once',
  'payment.create': 'makes a payment',
  'roleModulePrivilege.assign':
    'grants that are ticked in a table: the changes are sent, and of what is left as it is nothing',
  'salesCounter.rename': 'one name: the story of counters does',
  'salesCounter.close': 'says what was printed last, once: its own story',
  'salesCounter.lift': 'asks for a reason, and for nothing of the counter',
  'salesCounter.retry': 'it asks for nothing',
  'salesCounter.settle': 'says what became of a number, once: its own story',
  'taxRate.change': 'a change of its own, beside the form of the rate',
};
